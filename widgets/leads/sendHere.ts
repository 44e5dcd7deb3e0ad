import type { LeadState } from '../../src/leads/leadState'
import type { LeadAnswer, LeadRequest, LeadTools } from '../../src/leads/leadTools'
import type { LeadMessageKey } from '../../src/leads/messages'
import { formOf } from '../shared/formOf'
import { sameForm } from './sameForm'
import { showAnswer } from './showAnswer'

interface Sending {
  readonly tools: LeadTools
  readonly translate: (key: LeadMessageKey) => string
  readonly set: (state: LeadState) => void
  /** Aborted once the form has left the page; what was sent is on its way all the same. */
  readonly over: AbortSignal
}

/** Drupal refuses a form's values when they were sent before; those of one that failed were not. */
const SENT_BEFORE = 'data-drupal-form-submit-last'

/**
 * Sends a form and shows the answer in its place: the form itself with what is wrong, or the thanks. What the
 * server did not take stays as it was typed.
 */
export async function sendHere(
  form: HTMLFormElement,
  request: LeadRequest,
  { tools, translate, set, over }: Sending,
): Promise<void> {
  const sent = new FormData(form)
  const tell = (key: LeadMessageKey, style: 'success' | 'warn' | 'error') => {
    if (!isSeen(form, over)) tools.bus.emit('notice:show', { text: translate(key), style })
  }
  const failed = (known: boolean, why: string) => {
    tools.logError(why)
    formOf.set(form, SENT_BEFORE, null)
    tell(known ? 'lead.unsent' : 'lead.unknown', 'error')
    set({ at: 'unsent', known })
  }
  let answer: LeadAnswer
  try {
    answer = await tools.post(request)
  } catch (error) {
    failed(false, error instanceof Error ? error.message : String(error))
    return
  }
  const again = answer.nodes && sameForm(form, answer.nodes)
  if (!answer.ok && !again) {
    failed(true, answer.said)
    return
  }
  if (again) tell('lead.unsent', 'error')
  else {
    const id = formOf.attribute(form, 'id') ?? ''
    tools.bus.emit('lead:sent', { id, element: form })
    tell('lead.sent', 'success')
  }
  if (over.aborted) return
  const content = await tools.content()
  if (!over.aborted)
    showAnswer(form, { answer, again, sent, content, thanks: translate('lead.sent') })
}

/** Whether the visitor has the form before them, and not closed its dialog. */
function isSeen(form: HTMLFormElement, over: AbortSignal): boolean {
  const seen = Element.prototype.checkVisibility?.call(form) ?? form.isConnected
  return !over.aborted && seen
}
