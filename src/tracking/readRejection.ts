import type { PageError } from './exceptionEvent'

/** A rejected promise that nobody caught: where it was made stands in the first line of its stack that says so. */
export function readRejection(reason: unknown): PageError {
  const { message, stack } = isError(reason) ? reason : { message: said(reason), stack: '' }
  const [, file = '', line = '0', column = '0'] =
    /((?:https?|file|blob):[^\s()]+?):(\d+):(\d+)/.exec(String(stack ?? '')) ?? []
  return { message: String(message), file, line: Number(line), column: Number(column) }
}

function isError(reason: unknown): reason is Error {
  return typeof reason === 'object' && reason !== null && 'message' in reason
}

/** Anything can be thrown, also what cannot be turned into a text. */
function said(reason: unknown): string {
  try {
    return String(reason)
  } catch {
    return 'unknown'
  }
}
