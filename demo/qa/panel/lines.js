/**
 * A line of the log.
 * @typedef {{ time: number, name: string, text: string, body?: string, failed?: boolean }} Line
 */

/** @returns {Line} */
export function eventLine({ time, name, text }) {
  return { time, name, text, failed: name.endsWith(':failed') }
}

/** @returns {Line} */
export function requestLine({ time, method, path, body, status, ms, aborted }) {
  return {
    time: Date.parse(time),
    name: `${method} ${path}`,
    text: aborted ? `aborted after ${ms} ms` : `${status} after ${ms} ms`,
    body: body.split('&').map(decoded).join('\n'),
    failed: status >= 400,
  }
}

/**
 * The problems that the bundle has reported, from its doctor.
 * @returns {readonly Line[]}
 */
export function problemLines() {
  const api = Object.getOwnPropertyDescriptor(window, 'Vitrine')?.value
  const problems = api?.doctor?.().problems ?? []
  return problems.map(({ level, message }) => ({
    time: 0,
    name: level,
    text: message,
    failed: true,
  }))
}

function decoded(pair) {
  try {
    return decodeURIComponent(pair)
  } catch {
    return pair
  }
}
