import { formOf } from '../shared/formOf'

/**
 * The form itself in the server's answer: it was not taken, and says why. Drupal may give it another suffix,
 * `--2`, and its own name for it stays in the field `form_id`.
 */
export function sameForm(form: Element, answer: DocumentFragment): Element | null {
  const [id, name] = [baseOf(form), nameOf(form)]
  const forms = [...answer.querySelectorAll('form')]
  return (
    forms.find((one) => id !== '' && baseOf(one) === id) ??
    forms.find((one) => name !== '' && nameOf(one) === name) ??
    null
  )
}

function baseOf(form: Element): string {
  return (formOf.attribute(form, 'id') ?? '').replace(/--.*$/, '')
}

function nameOf(form: Element): string {
  const [field] = formOf.all<HTMLInputElement>(form, 'input[name="form_id"]')
  return field?.value ?? ''
}
