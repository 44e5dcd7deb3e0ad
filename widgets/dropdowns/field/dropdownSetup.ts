import type { DropdownOption } from '../../../src/dropdowns/dropdownOption'
import type { InputLimits } from '../../../src/dropdowns/inputLimit'

/** What a dropdown field needs, from the widget `dropdown` or `jump-menu`. */
export interface DropdownSetup {
  /** The form's field. */
  readonly select: HTMLSelectElement
  /** Whether we created the select: the dropdown then adds it to the page. */
  readonly isCreated: boolean
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
  /** Where its options are fetched. Without it they are the select's. */
  readonly url?: string | undefined
  readonly limits: InputLimits
  /** How many options may be selected; null for no limit. */
  readonly maxSelected: number | null
  /** Runs instead of changing the field. */
  readonly onChoose?: ((option: DropdownOption) => void) | undefined
}
