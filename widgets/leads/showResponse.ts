import type { Content } from '../../src/content/fetchedContent'
import type { LeadResponse } from '../../src/leads/leadTools'
import { formOf } from '../shared/formOf'
import { copyTypedValues } from './copyTypedValues'
import { ERROR_MESSAGES, responseNodes } from './responseNodes'

const INVALID_FIELD =
  '[aria-invalid="true"]:not([type="hidden"]), input.error, textarea.error, select.error, .form-item--error input'

/** What replaces a form. */
interface Replacement {
  readonly response: LeadResponse
  /** The form itself in the response, when it was not accepted. */
  readonly sameForm: Element | null
  /** The values that were posted. */
  readonly sent: FormData
  readonly content: Content
  /** Shown when the response has no text. */
  readonly thanks: string
}

/**
 * Replaces a form by the server's response, and attaches behaviours. The focus goes to the first invalid
 * field, else to the error message, else to the field that had it.
 */
export function showResponse(form: Element, replacement: Replacement): void {
  const { response, sameForm, sent, content, thanks } = replacement
  const hadFocus = formOf.hasFocus(form)
  const [field] = formOf.all(form, ':focus')
  const place = formOf.closest(form, '.vitrine-lead-form__answer') ?? form
  const box = document.createElement('div')
  box.className = 'vitrine-lead-form__answer'
  box.tabIndex = -1
  if (response.nodes) box.append(...responseNodes(response.nodes, response, sameForm))
  if (!box.textContent?.trim()) box.textContent = thanks
  if (sameForm) {
    copyTypedValues(form, sameForm, sent)
    copyMountAttributes(form, sameForm)
  }
  content.detach([place])
  place.replaceWith(box)
  content.attach([box])
  const error = box.querySelector(INVALID_FIELD) ?? box.querySelector(ERROR_MESSAGES)
  const target = sameForm && (error ?? findSameField(sameForm, field))
  if (hadFocus) focus(target ?? box)
}

/** The returned form must be mounted as the themer marked the first one. */
function copyMountAttributes(from: Element, to: Element) {
  for (const name of ['data-vitrine', 'data-vitrine-submit']) {
    const value = formOf.attribute(from, name)
    if (value !== null && !to.hasAttribute(name)) formOf.set(to, name, value)
  }
}

function findSameField(form: Element, field: Element | undefined): Element | null {
  const name = field && formOf.attribute(field, 'name')
  const fields = formOf.all(form, 'input, textarea, select')
  return fields.find((one) => name && formOf.attribute(one, 'name') === name) ?? null
}

function focus(element: Element) {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
}
