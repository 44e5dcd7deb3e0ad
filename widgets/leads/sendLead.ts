import type { LeadRequest, LeadResponse } from '../../src/leads/leadTools'
import type { LeadMessageKey } from '../../src/leads/messages'
import { formOf } from '../shared/formOf'
import { findSameForm } from './findSameForm'
import type { LeadForm } from './leadForm'
import { showResponse } from './showResponse'

/** Drupal refuses to submit the same values twice. After a failure the attribute must go. */
const DRUPAL_LAST_SUBMIT = 'data-drupal-form-submit-last'

/**
 * Posts a lead form and shows the response in its place: the form itself with error messages, or the thanks.
 * After a failure the form keeps what was typed.
 */
export async function sendLead(lead: LeadForm, request: LeadRequest): Promise<void> {
  const { form, tools, translate, signal } = lead
  const sent = new FormData(form)
  let response: LeadResponse
  try {
    response = await tools.post(request)
  } catch (error) {
    fail(lead, false, error instanceof Error ? error.message : String(error))
    return
  }
  const sameForm = response.nodes && findSameForm(form, response.nodes)
  if (!response.ok && !sameForm) {
    fail(lead, true, response.reason)
    return
  }
  if (sameForm) notifyIfHidden(lead, 'lead.unsent', 'error')
  else {
    const id = formOf.attribute(form, 'id') ?? ''
    tools.bus.emit('lead:sent', { id, element: form })
    notifyIfHidden(lead, 'lead.sent', 'success')
  }
  if (signal.aborted) return
  const content = await tools.content()
  if (signal.aborted) return
  showResponse(form, { response, sameForm, sent, content, thanks: translate('lead.sent') })
}

function fail(lead: LeadForm, isKnown: boolean, reason: string) {
  lead.tools.logError(reason)
  formOf.set(lead.form, DRUPAL_LAST_SUBMIT, null)
  notifyIfHidden(lead, isKnown ? 'lead.unsent' : 'lead.unknown', 'error')
  lead.setState({ status: 'unsent', isKnown })
}

/** Shows a notice when the visitor no longer sees the form, as after closing its dialog. */
function notifyIfHidden(
  { form, tools, translate, signal }: LeadForm,
  key: LeadMessageKey,
  style: 'success' | 'error',
) {
  const isVisible = Element.prototype.checkVisibility?.call(form) ?? form.isConnected
  if (signal.aborted || !isVisible) tools.bus.emit('notice:show', { text: translate(key), style })
}
