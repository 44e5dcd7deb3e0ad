import { useContext, useEffect, useRef } from 'react'
import type { FindMessageKey } from '../../../src/facets/find/messages'
import { AppToolsContext } from '../../shared/entry/appTools'
import type { Translate } from '../../shared/languages/createTranslate'

interface Found {
  /** Whether the server is searching. */
  readonly isFinding: boolean
  /** Whether a term is typed. */
  readonly isFound: boolean
  readonly hasMore: boolean
  readonly count: number
  readonly words: Translate<FindMessageKey>
  /** Says that there are more of them. */
  readonly more: string
}

/** Announces how many values the server has found, once for each term. */
export function useFoundAnnouncement({
  isFinding,
  isFound,
  hasMore,
  count,
  words,
  more,
}: Found): void {
  const announce = useContext(AppToolsContext)?.announce
  const wasFinding = useRef(false)
  useEffect(() => {
    const isDone = wasFinding.current && !isFinding && isFound
    wasFinding.current = isFinding
    if (isDone) announce?.(words('facet.found', { n: count }) + (hasMore ? ` · ${more}` : ''))
  })
}
