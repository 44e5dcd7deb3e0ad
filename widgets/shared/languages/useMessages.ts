import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { formatMessage, type MessageValues } from '../../../src/contract/formatMessage'
import type { MessageKey } from '../../../src/contract/messages'

export type Say = (key: MessageKey, values?: MessageValues) => string

/** The page's texts, filled in. */
export function useMessages(): Say {
  const { messages, locale } = useSelector((state: RootState) => state.settings)
  return useMemo(
    () => (key, values) => formatMessage(messages[key], values, locale),
    [messages, locale],
  )
}
