/** What a select of our own is made of. */
export interface SelectParts {
  readonly name: string
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly group?: string | undefined
    readonly disabled?: boolean | undefined
  }[]
  readonly value: readonly string[]
  readonly multiple: boolean
  readonly required: boolean
  readonly disabled: boolean
}

/** A form's field for options that no select holds: a select, so that everything about it is as in any form. */
export function createSelect(parts: SelectParts): HTMLSelectElement {
  const select = document.createElement('select')
  const { multiple, required, disabled, name } = parts
  Object.assign(select, { multiple, required, disabled, name })
  // A select for one value would choose the first one by itself.
  if (!multiple) select.add(new Option('', ''))
  const groups = new Map<string, HTMLElement>()
  for (const { value, label, group = '', disabled: isOff = false } of parts.options) {
    const option = new Option(label, value, parts.value.includes(value))
    option.disabled = isOff
    placeFor(group, groups, select).append(option)
  }
  // What is chosen is chosen, though it is not among the options: its label may come later.
  for (const value of parts.value) {
    if (parts.options.every((option) => option.value !== value)) {
      select.add(new Option(value, value, true))
    }
  }
  // As the page was written, and so as a reset form has it again.
  for (const option of select.options) option.selected = option.defaultSelected
  return select
}

function placeFor(group: string, groups: Map<string, HTMLElement>, select: HTMLElement) {
  if (group === '') return select
  const known = groups.get(group)
  if (known) return known
  const made = document.createElement('optgroup')
  made.label = group
  groups.set(group, made)
  select.append(made)
  return made
}
