import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { VitrineApi } from '../../mount/app/vitrineApi'
import { furtherEntries } from '../../mount/extension/furtherEntries'
import { start } from '../../mount/start'
import { onTestEnd } from './onTestEnd'
import { aMoment, holdTime } from './time'
import { recordTraces } from './traces'

interface Visit {
  /** The text after `#` on arrival. */
  readonly fragment?: string
  /** The query string, with its `?`. */
  readonly query?: string
  /** The state of the history entry, as after Back. */
  readonly state?: unknown
  /** Called when our script has run, before its modules are loaded. */
  readonly started?: (api: VitrineApi) => void
}

let close: (() => Promise<void>) | null = null

/**
 * Opens a page and starts our script on it, with a stopped clock. The tab is closed
 * when another page is opened or the test ends.
 */
export async function visit(
  html: string,
  { fragment, query = '', state = null, started }: Visit = {},
): Promise<VitrineApi> {
  await close?.()
  // A page has the code of further widgets only once it has loaded it.
  furtherEntries.clear()
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

/** Runs a change of the page that is not a visitor's action, such as a script's. */
export async function change<T>(what: () => T): Promise<T> {
  let result: T | undefined
  await act(async () => {
    result = what()
  })
  return result as T
}

/** A user whose actions advance the test's clock. */
export function aVisitor() {
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
}
