import { formOf } from '../formOf'

/**
 * Sends a form as it was when its button was pressed, whatever has become of it since: by its button, with
 * that body, without being checked again. Nobody hears of it a second time.
 */
export function sendForm(form: HTMLFormElement, button: HTMLElement | null, body: FormData): void {
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
  try {
    bringBack(form)
    formOf.submit(form, button)
  } finally {
    formOf.set(form, 'novalidate', unchecked)
    over.abort()
  }
}

function replace(data: FormData, body: FormData) {
  for (const name of new Set(data.keys())) data.delete(name)
  for (const [name, value] of body) data.append(name, value)
}

/** Browsers send no form that has left the page, with the dialog that it stood in. */
function bringBack(form: HTMLFormElement) {
  if (document.documentElement.contains(form)) return
  formOf.set(form, 'hidden', '')
  document.body.append(form)
}
