/** One option of a dropdown. */
export interface DropdownOption {
  /** Unique in its dropdown, unlike the value: two options of a select may have the same value. */
  readonly key: string
  readonly value: string
  readonly label: string
  /** The label of its group; empty when it has none. */
  readonly group: string
  readonly disabled: boolean
}
