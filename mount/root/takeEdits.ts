/**
 * Takes back what a visitor has typed and chosen in a server's markup before the script came: React would take it for
 * the markup's own and leave it out of the state.
 * @returns a function that does it again, once React listens
 */
export function takeEdits(container: Element): () => void {
  const edits = [...container.querySelectorAll('input, select')].flatMap(takeEdit)
  return () => {
    for (const repeat of edits) repeat()
  }
}

function takeEdit(field: Element): readonly (() => void)[] {
  if (field instanceof HTMLSelectElement) return takeChoice(field)
  if (!(field instanceof HTMLInputElement)) return []
  const { value, defaultValue, checked, defaultChecked, selectionStart, selectionEnd } = field
  if (checked !== defaultChecked) {
    field.checked = defaultChecked
    return [() => field.click()]
  }
  if (value === defaultValue) return []
  field.value = defaultValue
  return [
    () => {
      // React has set a property of its own on the field, which would hide the change from it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  ]
}

function takeChoice(select: HTMLSelectElement): readonly (() => void)[] {
  const { selectedIndex, options } = select
  const initial = Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )
  if (selectedIndex === initial) return []
  select.selectedIndex = initial
  return [
    () => {
      select.selectedIndex = selectedIndex
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
  ]
}
