import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { MODAL_MESSAGES, type ModalMessageKey } from '../../src/contract/modalMessages'

export type SayModal = (key: ModalMessageKey) => string

/** The dialogs' own texts, or what the page's settings say instead. */
export function useTexts(): SayModal {
  const messages = useSelector((state: RootState) => state.settings.messages)
  return useMemo(() => {
    const texts = { ...MODAL_MESSAGES, ...messages }
    return (key) => texts[key]
  }, [messages])
}
