import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { DROPDOWN_FIRST_PAGE } from '../../src/contract/constants'
import type { Choice } from '../../src/dropdowns/choice'
import type { ChoicePage } from '../../src/dropdowns/readPage'
import { withPage } from '../../src/dropdowns/withPage'
import { removeEntry, updateEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'

/** What one dropdown has fetched for the term that is typed into it now. */
export interface Fetched {
  readonly term: string
  /** The page that was asked for last. */
  readonly page: number
  readonly status: 'waiting' | 'here' | 'failed'
  readonly choices: readonly Choice[]
  readonly more: boolean
}

/** By the dropdown's own id. */
export type ChoicesState = Readonly<Record<string, Fetched>>

interface Asks {
  readonly box: string
  readonly term: string
  readonly page: number
}

/** A dropdown wants a page of options; the first one of a term puts all others away. */
export const pageWanted = createAction<
  Asks & {
    readonly url: string
    /** Whether somebody is typing, so that it waits until that rests. */
    readonly typing: boolean
  }
>('choices/pageWanted')

/** The list was closed, or the dropdown is gone: nothing more is wanted. */
export const choicesDismissed = createAction<{ readonly box: string }>('choices/choicesDismissed')

/** Whatever ends what a dropdown asked for before. */
export const isAskingForPage = isAnyOf(pageWanted, choicesDismissed)

export const pageFound = createAction<Asks & { readonly found: ChoicePage }>('choices/pageFound')
export const pageFailed = createAction<Asks>('choices/pageFailed')

/** A dropdown has something to say to screen readers. */
export const choicesSaid = createAction<string>('choices/choicesSaid')

const initialState: ChoicesState = {}
const none: readonly Choice[] = []

export const choicesReducer = reducerOf(initialState, [
  on(pageWanted, (state, { box, term, page }) => {
    const before = page === DROPDOWN_FIRST_PAGE ? undefined : state[box]
    const { choices = none, more = false } = before ?? {}
    return { ...state, [box]: { term, page, status: 'waiting', choices, more } }
  }),
  on(pageFound, (state, { box, term, page, found }) =>
    updateEntry(state, box, (own) => {
      if (own.term !== term || own.page !== page) return own
      return { ...own, ...withPage(own.choices, found), status: 'here' }
    }),
  ),
  on(pageFailed, (state, { box, term, page }) =>
    updateEntry(state, box, (own) =>
      own.term === term && own.page === page ? { ...own, status: 'failed' } : own,
    ),
  ),
  on(choicesDismissed, (state, { box }) => (box in state ? removeEntry(state, box) : state)),
])

export function selectFetched(
  state: { readonly choices?: ChoicesState },
  box: string,
): Fetched | undefined {
  return state.choices?.[box]
}
