import { useContext, useEffect, useRef } from 'react'
import { AppToolsContext } from '../../shared/entry/appTools'

/**
 * Announces what the server has found, once for each term: a search finds it again, and says its own.
 * @param isFinding whether the server is searching.
 * @param term what is typed, without spaces around it.
 * @param text says how many values there are.
 */
export function useFoundAnnouncement(isFinding: boolean, term: string, text: string): void {
  const announce = useContext(AppToolsContext)?.announce
  const wasFinding = useRef(false)
  const announced = useRef('')
  useEffect(() => {
    if (!term) announced.current = term
    const isDone = wasFinding.current && !isFinding && term !== announced.current
    wasFinding.current = isFinding
    if (!isDone) return
    announced.current = term
    announce?.(text)
  })
}
