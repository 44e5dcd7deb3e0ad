import { formOf } from '../../shared/formOf'

export interface Pressed {
  readonly button: HTMLElement | null
  readonly body: FormData
  readonly place: () => Element
}

/**
 * Sends a form as it was when its button was pressed, whatever has become of it since: by its button, with
 * that body, without being checked again. Nobody hears of it a second time.
 * @param place where it stands when it has left the page, with the dialog that it stood in: browsers send no
 * form that is not there.
 */
export function sendForm(form: HTMLFormElement, { button, body, place }: Pressed): void {
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  const quietly = (event: Event) => {
    if (event.target === form) event.stopImmediatePropagation()
  }
  const asItWas = (event: FormDataEvent) => {
    quietly(event)
    if (event.target === form) replace(event.formData, body)
  }
  window.addEventListener('submit', quietly, options)
  window.addEventListener('formdata', asItWas, options)
  const unchecked = formOf.attribute(form, 'novalidate')
  formOf.set(form, 'novalidate', '')
  const charset = charsetField()
  try {
    if (!formOf.around(form, 'html')) {
      formOf.set(form, 'hidden', '')
      place().append(form)
    }
    if (body.has(CHARSET)) Element.prototype.append.call(form, charset)
    formOf.submit(form, button)
  } finally {
    formOf.set(form, 'novalidate', unchecked)
    charset.remove()
    over.abort()
  }
}

function replace(data: FormData, body: FormData) {
  const charset = data.get(CHARSET)
  for (const name of new Set(data.keys())) data.delete(name)
  for (const [name, value] of body) data.append(name, name === CHARSET ? (charset ?? value) : value)
}

/** A hidden field of this name says in which character set a body is written: only the browser that sends it knows. */
const CHARSET = '_charset_'

function charsetField(): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = CHARSET
  return field
}
