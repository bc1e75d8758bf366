export * from './counsel.ts'
