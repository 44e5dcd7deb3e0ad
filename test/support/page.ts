import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { VitrineApi } from '../../mount/app/vitrineApi'
import { start } from '../../mount/start'
import { onTestEnd } from './onTestEnd'
import { aMoment, holdTime } from './time'
import { recordTraces } from './traces'

interface Visit {
  /** What stands behind the `#` on arrival. */
  readonly fragment?: string
  /** The query string, with its `?`. */
  readonly query?: string
  /** What the entry of history holds: it is one that was left before. */
  readonly state?: unknown
  /** Called the moment our script has run, before anything that it loads is there. */
  readonly started?: (api: VitrineApi) => void
}

let close: (() => Promise<void>) | null = null

/**
 * Opens a page that a themer wrote and starts our script on it, with time held. The tab is closed
 * when another page is opened or the test ends.
 */
export async function visit(
  html: string,
  { fragment, query = '', state = null, started }: Visit = {},
): Promise<VitrineApi> {
  await close?.()
  holdTime()
  history.replaceState(state, '', `/${query}${fragment ? `#${fragment}` : ''}`)
  document.body.innerHTML = html
  const stopAll = recordTraces()
  const api = await change(() => {
    const made = start('1.2.3')
    started?.(made)
    return made
  })
  close = async () => {
    close = null
    await change(() => api.detach())
    stopAll()
    document.body.innerHTML = ''
    history.replaceState(null, '', '/')
  }
  onTestEnd(async () => close?.())
  await aMoment()
  return api
}

/** Something happens to the page by itself: a script changes it, a list arrives. */
export async function change<T>(what: () => T): Promise<T> {
  let result: T | undefined
  await act(async () => {
    result = what()
  })
  return result as T
}

/** A visitor whose hands keep the test's time. */
export function aVisitor() {
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
}
