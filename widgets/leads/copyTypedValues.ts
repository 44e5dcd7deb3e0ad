import { formOf } from '../shared/formOf'

type Field = HTMLInputElement | HTMLTextAreaElement

const TEXT_FIELDS =
  'textarea, input:not([type="hidden"], [type="submit"], [type="button"], [type="image"], [type="reset"], [type="checkbox"], [type="radio"])'

/**
 * Copies typed values into the form that the server returned: into fields that it left empty, and what was
 * typed after the form was posted.
 * @param sent the values that were posted.
 */
export function copyTypedValues(from: Element, to: Element, sent: FormData): void {
  const typedFields = fieldsByName(from)
  for (const [name, fields] of fieldsByName(to)) {
    fields.forEach((field, i) => {
      const typed = typedFields.get(name)?.[i]
      if (!typed || typed.type !== field.type) return
      if (isFile(typed) && isFile(field)) {
        if (typed.files?.length && !field.files?.length) field.files = typed.files
      } else if (
        typed.value !== '' &&
        (field.value === '' || typed.value !== sent.getAll(name)[i])
      ) {
        field.value = typed.value
      }
    })
  }
}

function fieldsByName(form: Element): ReadonlyMap<string, readonly Field[]> {
  const named = new Map<string, Field[]>()
  for (const field of formOf.all<Field>(form, TEXT_FIELDS)) {
    if (field.name) named.set(field.name, [...(named.get(field.name) ?? []), field])
  }
  return named
}

function isFile(field: Field): field is HTMLInputElement {
  return field.type === 'file'
}
