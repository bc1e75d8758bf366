export { type Coverage, coverage } from './coverage.ts'
export { type ConformanceRun, type Fault, PROPERTIES, type Property } from './probe.ts'
export { conformance } from './suite.ts'
export { sweeping } from './sweeping.ts'
