import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { CONSENT_MESSAGES, type ConsentMessageKey } from '../../../src/contract/consentMessages'
import { formatMessage, type MessageValues } from '../../../src/contract/formatMessage'

/** The texts that ask, or what the page's settings say instead. */
export function useConsentTexts() {
  const { messages, locale } = useSelector((state: RootState) => state.settings)
  return useMemo(() => {
    const texts = { ...CONSENT_MESSAGES, ...messages }
    return (key: ConsentMessageKey, values?: MessageValues) =>
      formatMessage(texts[key], values, locale)
  }, [messages, locale])
}
