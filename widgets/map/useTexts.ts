import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { formatMessage, type MessageValues } from '../../src/contract/formatMessage'
import { MAP_MESSAGES, type MapMessageKey } from '../../src/contract/mapMessages'

export type SayMap = (key: MapMessageKey, values?: MessageValues) => string

/** The map's own texts, or what the page's settings say instead. */
export function useTexts(): SayMap {
  const { messages, locale } = useSelector((state: RootState) => state.settings)
  return useMemo(() => {
    const texts = { ...MAP_MESSAGES, ...messages }
    return (key, values) => formatMessage(texts[key], values, locale)
  }, [messages, locale])
}
