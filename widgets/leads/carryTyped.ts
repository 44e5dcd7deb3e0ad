import { formOf } from '../shared/formOf'

type Field = HTMLInputElement | HTMLTextAreaElement

const TYPED =
  'textarea, input:not([type="hidden"], [type="submit"], [type="button"], [type="image"], [type="reset"], [type="checkbox"], [type="radio"])'

/**
 * Gives the form that came back what was typed into the one before: where the server left a field empty, and
 * what was typed while it was on its way.
 * @param sent what the server was given
 */
export function carryTyped(before: Element, after: Element, sent: FormData): void {
  const old = byName(before)
  for (const [name, fields] of byName(after)) {
    fields.forEach((field, i) => {
      const typed = old.get(name)?.[i]
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

function byName(form: Element): ReadonlyMap<string, readonly Field[]> {
  const named = new Map<string, Field[]>()
  for (const field of formOf.all<Field>(form, TYPED)) {
    if (field.name) named.set(field.name, [...(named.get(field.name) ?? []), field])
  }
  return named
}

function isFile(field: Field): field is HTMLInputElement {
  return field.type === 'file'
}
