import { type RefObject, useState } from 'react'
import { useDispatch } from 'react-redux'
import { queryEntered } from '../../../slices/search/searchActions'
import type { ComponentId } from '../../../src/componentId'

/** The text of a search box and what a visitor can do with it. */
export interface SearchText {
  readonly text: string
  /** Where results follow what the visitor types: the query that they typed; null before. */
  readonly typed?: string | null
  /** Changes the text. */
  readonly edit: (text: string) => void
  /** Searches for the text. */
  readonly submit: () => void
  /** Changes the text and searches for it. */
  readonly choose: (text: string) => void
  /** Empties the text, and searches without one on this page. */
  readonly clear: () => void
}

/**
 * What a search box does with its text.
 * @param leave leads to another page with the text; null for a search in place.
 * @param shownQuery the query as the box shows it: empty for one that a chip replaces, and for `*:*`.
 */
export type UseSearchText = (
  id: ComponentId,
  q: string,
  shownQuery: string,
  leave: ((text: string) => void) | null,
  input: RefObject<HTMLInputElement | null>,
) => SearchText

/** The text of a search box until it is submitted. A query that changes elsewhere, by Back or a link, replaces it. */
export const useSearchText: UseSearchText = (id, q, shownQuery, leave) => {
  const dispatch = useDispatch()
  const [draft, setDraft] = useState({ text: shownQuery, of: q })
  if (draft.of !== q) setDraft({ text: shownQuery, of: q })
  const edit = (text: string) => setDraft({ text, of: q })
  const enter = (text: string) => {
    if (leave) leave(text.trim())
    else dispatch(queryEntered({ id, q: text.trim() }))
  }
  const choose = (text: string) => {
    edit(text)
    enter(text)
  }
  return {
    text: draft.text,
    edit,
    submit: () => enter(draft.text === shownQuery ? q : draft.text),
    choose,
    clear: () => (leave ? edit('') : choose('')),
  }
}
