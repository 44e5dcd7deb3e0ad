import { COUNTER_MESSAGES, type CounterMessageKey } from '../../src/contract/counterMessages'
import type { SayFrom } from '../shared/sayFrom'
import { useSay } from '../shared/useSay'

export type SayCounter = SayFrom<CounterMessageKey>

/** The counter's own texts. */
export const useTexts = (): SayCounter => useSay(COUNTER_MESSAGES)
