import { MAP_MESSAGES, type MapMessageKey } from '../../src/map/messages'
import type { SayFrom } from '../shared/languages/sayFrom'
import { useSay } from '../shared/languages/useSay'

export type SayMap = SayFrom<MapMessageKey>

/** The map's own texts. */
export const useTexts = (): SayMap => useSay(MAP_MESSAGES)
