import { submitLead } from '../../src/leads/leadState'
import { formOf } from '../shared/formOf'
import type { LeadFormConfig } from './config'
import { createLeadRequest } from './createLeadRequest'
import type { LeadForm } from './leadForm'
import { sendLead } from './sendLead'

interface Handlers {
  /** A submission is held; it is sent later with the same button. */
  readonly onHold: (button: HTMLElement | null) => void
  /** The anti-bot data is to be fetched again. */
  readonly onRetry: () => void
}

/**
 * Handles a lead form's submissions until its signal aborts:
 *
 *   submit ─▶ on the form, capturing: holds or ignores it ─▶ the site's scripts ─▶ on window: sends it
 */
export function connectSubmit(lead: LeadForm, config: LeadFormConfig, handlers: Handlers): void {
  const { form, tools, getState, setState, signal } = lead
  /** The browser sends the form, and the page unloads. */
  const leaveToBrowser = () => setState({ status: 'sent', sentAt: tools.now(), hasWarned: false })

  const holdSubmit = (event: Event) => {
    if (event.target !== form) return
    const { state, action } = submitLead(getState(), tools.now())
    if (action === 'send') {
      const before = getState()
      // A script of the site may stop the propagation, so that `send` never runs: the browser sends it then.
      setTimeout(() => {
        if (getState() === before && !event.defaultPrevented) leaveToBrowser()
      })
      return
    }
    // The site's scripts must not see a submission that is not sent yet.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (action !== 'ignore') handlers.onHold((event as SubmitEvent).submitter)
    setState(state)
    if (action === 'retry') handlers.onRetry()
  }
  const send = (event: Event) => {
    // A script of the site may have cancelled the submission, or sends it itself.
    if (event.target !== form || event.defaultPrevented) return
    const { submitter } = event as SubmitEvent
    const request = config.submit === 'here' ? createLeadRequest(form, submitter) : null
    if (!request) {
      leaveToBrowser()
      return
    }
    event.preventDefault()
    setState({ status: 'sending' })
    void sendLead(lead, request)
  }
  formOf.listen(form, 'submit', holdSubmit, signal)
  window.addEventListener('submit', send, { signal })
}
