import { DROPDOWN_MESSAGES, type DropdownMessageKey } from '../../../src/dropdowns/messages'
import type { SayFrom } from '../../shared/languages/sayFrom'
import { useSay } from '../../shared/languages/useSay'

export type SayDropdown = SayFrom<DropdownMessageKey>

/** The dropdown's own texts. */
export const useTexts = (): SayDropdown => useSay(DROPDOWN_MESSAGES)
