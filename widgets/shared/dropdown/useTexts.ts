import { DROPDOWN_MESSAGES, type DropdownMessageKey } from '../../../src/contract/dropdownMessages'
import type { SayFrom } from '../sayFrom'
import { useSay } from '../useSay'

export type SayDropdown = SayFrom<DropdownMessageKey>

/** The dropdown's own texts. */
export const useTexts = (): SayDropdown => useSay(DROPDOWN_MESSAGES)
