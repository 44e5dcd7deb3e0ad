import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { COUNTER_MESSAGES, type CounterMessageKey } from '../../src/contract/counterMessages'
import { formatMessage, type MessageValues } from '../../src/contract/formatMessage'

export type SayCounter = (key: CounterMessageKey, values?: MessageValues) => string

/** The counter's own texts, or what the page's settings say instead. */
export function useTexts(): SayCounter {
  const { messages, locale } = useSelector((state: RootState) => state.settings)
  return useMemo(() => {
    const texts = { ...COUNTER_MESSAGES, ...messages }
    return (key, values) => formatMessage(texts[key], values, locale)
  }, [messages, locale])
}
