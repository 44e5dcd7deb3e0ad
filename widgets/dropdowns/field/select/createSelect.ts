/** The configuration of a select that we create. */
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

/** Creates a select for options from the configuration, so that it is an ordinary field of its form. */
export function createSelect(parts: SelectParts): HTMLSelectElement {
  const select = document.createElement('select')
  const { multiple, required, name } = parts
  Object.assign(select, { multiple, required, disabled: parts.disabled, name })
  // Without an empty option, the browser selects the first one.
  if (!multiple) select.add(new Option('', ''))
  const groups = new Map<string, HTMLElement>()
  for (const { value, label, group = '', disabled = false } of parts.options) {
    const option = new Option(label, value, parts.value.includes(value))
    option.disabled = disabled
    groupOf(group, groups, select).append(option)
  }
  // A selected value may be missing among the options: its label is fetched later.
  for (const value of parts.value) {
    if (parts.options.every((option) => option.value !== value)) {
      select.add(new Option(value, value, true))
    }
  }
  // The same selection that a form reset restores.
  for (const option of select.options) option.selected = option.defaultSelected
  return select
}

function groupOf(group: string, groups: Map<string, HTMLElement>, select: HTMLElement) {
  if (group === '') return select
  const known = groups.get(group)
  if (known) return known
  const created = document.createElement('optgroup')
  created.label = group
  groups.set(group, created)
  select.append(created)
  return created
}
