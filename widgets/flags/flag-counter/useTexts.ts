import { COUNTER_MESSAGES, type CounterMessageKey } from '../../../src/flags/messages'
import type { SayFrom } from '../../shared/languages/sayFrom'
import { useSay } from '../../shared/languages/useSay'

export type SayCounter = SayFrom<CounterMessageKey>

/** The counter's own texts. */
export const useTexts = (): SayCounter => useSay(COUNTER_MESSAGES)
