import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { type SayFrom, sayFrom } from './sayFrom'

/** The texts that come with a widget, in what has a root. @param own the same at each render */
export function useSay<K extends string>(own: Readonly<Record<K, string>>): SayFrom<K> {
  const { messages, locale } = useSelector((state: RootState) => state.settings)
  return useMemo(() => sayFrom(own, { messages, locale }), [own, messages, locale])
}
