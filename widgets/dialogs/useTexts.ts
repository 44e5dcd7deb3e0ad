import { MODAL_MESSAGES, type ModalMessageKey } from '../../src/dialogs/messages'
import type { SayFrom } from '../shared/languages/sayFrom'
import { useSay } from '../shared/languages/useSay'

export type SayModal = SayFrom<ModalMessageKey>

/** The dialogs' own texts. */
export const useTexts = (): SayModal => useSay(MODAL_MESSAGES)
