import { selectStatus } from '../../slices/search/selectSearch'
import type { App } from '../app/app'
import { findAll } from '../browser/dom'
import { EARLY_REQUEST, type EarlyRequest } from './earlyRequest'

/** Reports once that no search wanted what the head script has sent, when no search is pending any more. */
export function reportUnusedRequest({ store, diagnostics }: App, early: EarlyRequest): void {
  const check = () => {
    const state = store.getState()
    if (Object.keys(state.searches).some((id) => selectStatus(state, id) === 'pending')) return
    stop()
    if (early.isUsed) return
    early.abort.abort()
    diagnostics.warn(
      `the request in <script data-vitrine-request> is not used: no search sends this body to ${early.url} first. Copy url and body from the search's first request, in the network panel.`,
      findAll(document, EARLY_REQUEST)[0] ?? null,
    )
  }
  const stop = store.subscribe(check)
  check()
}
