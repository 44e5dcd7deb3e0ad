import { MAP_MESSAGES, type MapMessageKey } from '../../src/contract/mapMessages'
import type { SayFrom } from '../shared/sayFrom'
import { useSay } from '../shared/useSay'

export type SayMap = SayFrom<MapMessageKey>

/** The map's own texts. */
export const useTexts = (): SayMap => useSay(MAP_MESSAGES)
