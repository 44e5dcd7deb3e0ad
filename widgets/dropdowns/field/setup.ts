import type { Choice } from '../../../src/dropdowns/choice'
import type { InputLimits } from '../../../src/dropdowns/inputLimit'

/** What a dropdown is made of, whichever widget it is. */
export interface DropdownSetup {
  /** The form's field; it stands in the page, or the dropdown puts it there. */
  readonly select: HTMLSelectElement
  readonly isOwn: boolean
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
  /** Where its options are fetched; without it they are the select's. */
  readonly url?: string | undefined
  readonly limits: InputLimits
  /** How many may be chosen; null for as many as there are. */
  readonly most: number | null
  /** What choosing does, in place of changing the field. */
  readonly onChoose?: ((choice: Choice) => void) | undefined
}
