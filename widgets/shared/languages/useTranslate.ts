import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { MessageKey } from '../../../src/contract/messages'
import { createTranslate, type Translate } from './createTranslate'

/** `createTranslate` in a widget with a root. @param table the same object at each render */
export function useTranslate<K extends string = MessageKey>(
  table?: Readonly<Record<K, string>>,
): Translate<K> {
  const { messages, locale } = useSelector((state: RootState) => state.settings)
  return useMemo(() => createTranslate({ messages, locale }, table), [messages, locale, table])
}
