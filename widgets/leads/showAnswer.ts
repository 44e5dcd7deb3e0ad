import type { Content } from '../../src/content/fetchedContent'
import type { LeadAnswer } from '../../src/leads/leadTools'
import { formOf } from '../shared/formOf'
import { answerNodes, COMPLAINTS } from './answerNodes'
import { carryTyped } from './carryTyped'

const WRONG =
  '[aria-invalid="true"]:not([type="hidden"]), input.error, textarea.error, select.error, .form-item--error input'

/** What is to be shown in a form's place. */
interface Replacing {
  readonly answer: LeadAnswer
  /** The form itself, where it came back. */
  readonly again: Element | null
  /** What the server was given. */
  readonly sent: FormData
  readonly content: Content
  /** What is said where the answer is no markup. */
  readonly thanks: string
}

/**
 * Puts the server's answer in a form's place, behaviours attached; the focus goes to the first field that is
 * wrong, else to what is said, else where it was.
 */
export function showAnswer(form: Element, replacing: Replacing): void {
  const { answer, again, sent, content, thanks } = replacing
  const isHeld = formOf.hasFocus(form)
  const [field] = formOf.all(form, ':focus')
  const place = formOf.around(form, '.vitrine-lead-form__answer') ?? form
  const box = document.createElement('div')
  box.className = 'vitrine-lead-form__answer'
  box.tabIndex = -1
  if (answer.nodes) box.append(...answerNodes(answer.nodes, answer, again))
  if (!box.textContent?.trim()) box.textContent = thanks
  if (again) {
    carryTyped(form, again, sent)
    keepMount(form, again)
  }
  content.detach([place])
  place.replaceWith(box)
  content.attach([box])
  const wrong = box.querySelector(WRONG) ?? box.querySelector(COMPLAINTS)
  const goal = again && (wrong ?? sameField(again, field))
  if (isHeld) focus(goal ?? box)
}

/** A form that the themer named is named as well when it comes back. */
function keepMount(form: Element, again: Element) {
  for (const name of ['data-vitrine', 'data-vitrine-submit']) {
    const own = formOf.attribute(form, name)
    if (own !== null && !again.hasAttribute(name)) formOf.set(again, name, own)
  }
}

/** Where the visitor was. */
function sameField(form: Element, field: Element | undefined): Element | null {
  const name = field && formOf.attribute(field, 'name')
  const fields = formOf.all(form, 'input, textarea, select')
  return fields.find((one) => name && formOf.attribute(one, 'name') === name) ?? null
}

function focus(element: Element) {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
}
