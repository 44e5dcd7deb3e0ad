import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import { queryEntered } from '../../../slices/search/searchActions'
import { queryTyped, typingEnded } from '../../../slices/search/typingActions'
import { INSTANT_DELAY_MS } from '../../../src/search/instantDelay'
import type { UseSearchText } from '../search-box/useSearchText'
import { onTyping } from './onTyping'

interface Draft {
  readonly text: string
  /** The query that the text belongs to. */
  readonly of: string
  /** The query that the visitor typed; null once it has changed elsewhere. */
  readonly typed: string | null
}

/** How long typing rests before a search, in milliseconds. */
export const InstantDelay = createContext(INSTANT_DELAY_MS)

/**
 * The text of a box that searches as a visitor types. Their own searches leave the text as it is; a query that changes
 * elsewhere replaces it.
 */
export const useInstantText: UseSearchText = (id, q, shownQuery, leave, input) => {
  const wait = useContext(InstantDelay)
  const dispatch = useDispatch()
  const [draft, setDraft] = useState<Draft>({ text: shownQuery, of: q, typed: null })
  if (draft.of !== q)
    setDraft(draft.typed === q ? { ...draft, of: q } : { text: shownQuery, of: q, typed: null })
  /** A text that stands for the query, as none does for saved items, asks for it. */
  const queryOf = (text: string) => (text === shownQuery ? q : text.trim())
  const end = (query: string | null) => {
    if (!leave) dispatch(typingEnded({ id, q: query }))
  }
  const drop = (text: string) => {
    setDraft({ text, of: q, typed: null })
    end(null)
  }
  const choose = (text: string) => {
    const typed = queryOf(text)
    setDraft({ text, of: q, typed })
    end(typed)
    leave?.(text.trim())
  }
  const onType = useEffectEvent((text: string) => {
    if (leave) return
    const typed = queryOf(text)
    // The text too: React renders before its own listener hears of the change, and would take it back.
    setDraft((now) => ({ ...now, text, typed }))
    dispatch(queryTyped({ id, q: typed, wait }))
  })
  const onLeave = useEffectEvent(() => end(draft.typed === q ? null : draft.typed))
  const onTravel = useEffectEvent(() => drop(shownQuery))
  useEffect(() => {
    const stop = onTyping(input.current, { onType, onLeave, onTravel })
    return () => {
      stop()
      onTravel()
    }
  }, [input])
  return {
    text: draft.text,
    typed: draft.typed,
    edit: (text) => setDraft((now) => ({ ...now, text })),
    submit: () => choose(draft.text),
    choose,
    clear: () => {
      drop('')
      if (!leave) dispatch(queryEntered({ id, q: '' }))
    },
  }
}
