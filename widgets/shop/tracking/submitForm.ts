import { formOf } from '../../shared/formOf'

export interface Submission {
  readonly button: HTMLElement | null
  readonly body: FormData
  readonly parent: () => Element
}

/**
 * Submits a form as it was when its button was pressed: with that button and body, without validation and
 * without events for other listeners.
 * @param place gives the parent for a form that has left the page with its dialog, since browsers only submit
 * connected forms.
 */
export function submitForm(form: HTMLFormElement, { button, body, parent }: Submission): void {
  const abort = new AbortController()
  const options = { capture: true, signal: abort.signal }
  const stopEvent = (event: Event) => {
    if (event.target === form) event.stopImmediatePropagation()
  }
  const restoreBody = (event: FormDataEvent) => {
    stopEvent(event)
    if (event.target === form) replace(event.formData, body)
  }
  window.addEventListener('submit', stopEvent, options)
  window.addEventListener('formdata', restoreBody, options)
  const unchecked = formOf.attribute(form, 'novalidate')
  formOf.set(form, 'novalidate', '')
  const charset = charsetField()
  try {
    if (!formOf.closest(form, 'html')) {
      formOf.set(form, 'hidden', '')
      parent().append(form)
    }
    if (body.has(CHARSET)) Element.prototype.append.call(form, charset)
    formOf.submit(form, button)
  } finally {
    formOf.set(form, 'novalidate', unchecked)
    charset.remove()
    abort.abort()
  }
}

function replace(data: FormData, body: FormData) {
  const charset = data.get(CHARSET)
  for (const name of new Set(data.keys())) data.delete(name)
  for (const [name, value] of body) data.append(name, name === CHARSET ? (charset ?? value) : value)
}

/** The browser fills a hidden field of this name with the body's character set when it submits. */
const CHARSET = '_charset_'

function charsetField(): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = CHARSET
  return field
}
