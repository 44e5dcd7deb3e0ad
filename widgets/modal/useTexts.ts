import { MODAL_MESSAGES, type ModalMessageKey } from '../../src/contract/modalMessages'
import type { SayFrom } from '../shared/sayFrom'
import { useSay } from '../shared/useSay'

export type SayModal = SayFrom<ModalMessageKey>

/** The dialogs' own texts. */
export const useTexts = (): SayModal => useSay(MODAL_MESSAGES)
