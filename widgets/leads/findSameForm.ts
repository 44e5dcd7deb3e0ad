import { formOf } from '../shared/formOf'

/**
 * Finds the form itself in the server's response: it was not accepted. Drupal may give its id another suffix,
 * `--2`, but the field `form_id` keeps its value.
 */
export function findSameForm(form: Element, response: DocumentFragment): Element | null {
  const [id, formId] = [baseId(form), formIdField(form)]
  const forms = [...response.querySelectorAll('form')]
  return (
    forms.find((one) => id !== '' && baseId(one) === id) ??
    forms.find((one) => formId !== '' && formIdField(one) === formId) ??
    null
  )
}

function baseId(form: Element): string {
  return (formOf.attribute(form, 'id') ?? '').replace(/--.*$/, '')
}

function formIdField(form: Element): string {
  const [field] = formOf.all<HTMLInputElement>(form, 'input[name="form_id"]')
  return field?.value ?? ''
}
