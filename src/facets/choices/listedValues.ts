/** One entry of a list of values in the markup. */
export interface ListedValue {
  readonly value: string
  readonly label: string
  readonly icon: string | undefined
}

/** What is read of an entry: its attribute `data-value`, its text, and the address of the picture in it. */
export interface ListEntry {
  readonly value: string | null
  readonly text: string
  readonly icon: string | null
}

/** Reads the list; an entry without `data-value` is the label of itself. */
export function listedValues(entries: readonly ListEntry[]): readonly ListedValue[] {
  return entries.flatMap(({ value, text, icon }) => {
    const label = text.replace(/\s+/g, ' ').trim()
    const stored = value ?? label
    return stored === '' ? [] : [{ value: stored, label: label || stored, icon: icon ?? undefined }]
  })
}
