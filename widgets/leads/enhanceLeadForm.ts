import { isHeld, type LeadState } from '../../src/leads/leadState'
import type { LeadTools } from '../../src/leads/leadTools'
import { LEAD_MESSAGES } from '../../src/leads/messages'
import type { AppStore } from '../shared/entry/appTools'
import { formOf } from '../shared/formOf'
import { createTranslate } from '../shared/languages/createTranslate'
import type { LeadFormConfig } from './config'
import { connectSubmit } from './connectSubmit'
import { createStatusLine } from './createStatusLine'
import { createUnlocker } from './createUnlocker'
import { describeState } from './describeState'
import type { LeadForm } from './leadForm'
import { whenVisible } from './whenVisible'

/**
 * Makes a lead form wait for its anti-bot data (spec 4.9, 5.5), which is fetched when the form is shown. A
 * submission before that is held, and then sent once, with its button. @returns disconnects, and restores the form.
 */
export function enhanceLeadForm(
  form: HTMLFormElement,
  config: LeadFormConfig,
  store: AppStore,
  tools: LeadTools,
): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let state: LeadState = { status: 'locked', isHeld: false }
  let heldButton: HTMLElement | null = null
  const statusLine = createStatusLine(form, () => unlocker.retry())
  const lead: LeadForm = {
    form,
    tools,
    // Reads the settings each time: the page's language may be loaded later.
    translate: (key) => createTranslate(store.getState().settings, LEAD_MESSAGES)(key),
    getState: () => state,
    setState(next) {
      state = next
      if (!signal.aborted) statusLine.show(describeState(state, lead.translate))
    },
    signal,
  }
  const unlocker = createUnlocker(lead, () => formOf.submit(form, heldButton))
  connectSubmit(lead, config, {
    onHold(button) {
      heldButton = button
      unlocker.start()
    },
    onRetry: unlocker.retry,
  })
  const offReturn = tools.watchBfcacheRestore(() => {
    // The server may never have received it, so the visitor may send it again.
    if (state.status === 'sent') lead.setState({ status: 'sent', sentAt: 0, hasWarned: true })
  })
  lead.setState(state)
  const stopWaiting = whenVisible(form, unlocker.start)
  return () => {
    abort.abort()
    stopWaiting()
    offReturn()
    statusLine.remove()
    const text = lead.translate('lead.dropped')
    if (isHeld(state)) tools.bus.emit('notice:show', { text, style: 'warn' })
  }
}
