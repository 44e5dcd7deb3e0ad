import type { Control, PlainForm } from '../../../src/history/address'

interface Props {
  readonly form: PlainForm
  /** The form's visible controls. */
  readonly controls: readonly Control[]
}

/** The rest of the search, and whatever else stands in the address: a plain form would drop it. */
export function HiddenFields({ form, controls }: Props) {
  return form.others(controls).map(([name, value], i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two filters may be equal
    <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
  ))
}
