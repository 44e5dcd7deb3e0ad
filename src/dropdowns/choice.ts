/** One option of a dropdown. */
export interface Choice {
  /** Tells it from the others of its dropdown: two options of a select may have one value. */
  readonly key: string
  readonly value: string
  readonly label: string
  /** The label of its group; empty outside of any. */
  readonly group: string
  readonly disabled: boolean
}
