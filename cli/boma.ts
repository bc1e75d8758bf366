#!/usr/bin/env node
import { dispatch } from './dispatch.ts'
import { processTerminal } from './screen/terminal.ts'

// Whoever reads our output may stop early (`boma replay FILE | head`): that is no failure.
process.stdout.on('error', () => process.exit())

process.exitCode = await dispatch(process.argv.slice(2), processTerminal())
