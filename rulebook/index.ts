export * from './markdown.ts'
export * from './search.ts'
export * from './sections.ts'
export type { BookLanguage } from './tongues.ts'
