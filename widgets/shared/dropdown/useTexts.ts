import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { DROPDOWN_MESSAGES, type DropdownMessageKey } from '../../../src/contract/dropdownMessages'
import { formatMessage, type MessageValues } from '../../../src/contract/formatMessage'

export type SayDropdown = (key: DropdownMessageKey, values?: MessageValues) => string

/** The dropdown's own texts, or what the page's settings say instead. */
export function useTexts(): SayDropdown {
  const { messages, locale } = useSelector((state: RootState) => state.settings)
  return useMemo(() => {
    const texts = { ...DROPDOWN_MESSAGES, ...messages }
    return (key, values) => formatMessage(texts[key], values, locale)
  }, [messages, locale])
}
