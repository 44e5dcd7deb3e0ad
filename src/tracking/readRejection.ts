import type { PageError } from './exceptionEvent'

/** Reads an unhandled rejection; file, line and column are from the first stack line that has them. */
export function readRejection(reason: unknown): PageError {
  const { message, stack } = isError(reason) ? reason : { message: toText(reason), stack: '' }
  const [, file = '', line = '0', column = '0'] =
    /((?:https?|file|blob):[^\s()]+?):(\d+):(\d+)/.exec(String(stack ?? '')) ?? []
  return { message: String(message), file, line: Number(line), column: Number(column) }
}

function isError(reason: unknown): reason is Error {
  return typeof reason === 'object' && reason !== null && 'message' in reason
}

/** A thrown value may have no string form. */
function toText(reason: unknown): string {
  try {
    return String(reason)
  } catch {
    return 'unknown'
  }
}
