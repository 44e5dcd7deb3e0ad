import { type LeadState, pressed } from '../../src/leads/leadState'
import type { LeadTools } from '../../src/leads/leadTools'
import { LEAD_MESSAGES, type LeadMessageKey } from '../../src/leads/messages'
import type { AppStore } from '../shared/entry/appTools'
import { formOf } from '../shared/formOf'
import { createTranslate } from '../shared/languages/createTranslate'
import type { LeadFormConfig } from './config'
import { leadStatus } from './leadStatus'
import { requestOf } from './requestOf'
import { sendHere } from './sendHere'
import { statusOf } from './statusOf'

/**
 * Makes a lead form wait for its anti-bot data (spec 4.9, 5.5): until it is unlocked a submission is held, and
 * then sent once, with its button. @returns what gives it back as it was.
 */
export function enhanceLeadForm(
  form: HTMLFormElement,
  config: LeadFormConfig,
  store: AppStore,
  tools: LeadTools,
): () => void {
  const over = new AbortController()
  // The page's language may come later.
  const translate = (key: LeadMessageKey) =>
    createTranslate(store.getState().settings, LEAD_MESSAGES)(key)
  let state: LeadState = { at: 'locked', held: false }
  let button: HTMLElement | null = null
  const status = leadStatus(form, () => retry())
  const set = (next: LeadState) => {
    state = next
    if (!over.signal.aborted) status.show(statusOf(state, translate))
  }
  const human = tools.watchHuman(over.signal)
  const open = async () => {
    try {
      await tools.unlock(form, human, over.signal)
    } catch (error) {
      if (over.signal.aborted) return
      tools.logError(error instanceof Error ? error.message : String(error))
      set({ at: 'failed', held: isHeld(state) })
      return
    }
    if (over.signal.aborted) return
    const held = isHeld(state)
    set({ at: 'ready' })
    if (held) formOf.submit(form, button)
  }
  const retry = () => {
    set({ at: 'locked', held: isHeld(state) })
    void open()
  }
  const sendPlainly = () => set({ at: 'sent', since: tools.now(), asked: false })
  const submit = (event: Event) => {
    if (event.target !== form) return
    const next = pressed(state, tools.now())
    if (next.act === 'send') {
      const before = state
      // A script of the site's own that lets nobody hear of it leaves it to the browser, which sends it once.
      setTimeout(() => {
        if (state === before && !event.defaultPrevented) sendPlainly()
      })
      return
    }
    // Nobody else hears of it before it goes.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (next.act !== 'nothing') button = (event as SubmitEvent).submitter
    set(next.state)
    if (next.act === 'retry') void open()
  }
  const send = (event: Event) => {
    // A script of the site's own may have had its reasons, or sends it itself.
    if (event.target !== form || event.defaultPrevented) return
    const { submitter } = event as SubmitEvent
    const request = config.submit === 'here' ? requestOf(form, submitter) : null
    if (!request) {
      sendPlainly()
      return
    }
    event.preventDefault()
    set({ at: 'sending' })
    void sendHere(form, request, { tools, translate, set, over: over.signal })
  }
  formOf.listen(form, 'submit', submit, over.signal)
  window.addEventListener('submit', send, { signal: over.signal })
  const ignoreReturn = tools.watchReturn(() => {
    // It may be that the server was never reached: whoever wants to may send it again.
    if (state.at === 'sent') set({ at: 'sent', since: 0, asked: true })
  })
  set(state)
  void open()
  return () => {
    over.abort()
    ignoreReturn()
    status.giveBack()
    if (isHeld(state))
      tools.bus.emit('notice:show', { text: translate('lead.dropped'), style: 'warn' })
  }
}

function isHeld(state: LeadState): boolean {
  return 'held' in state && state.held
}
