import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { appendPage } from '../../src/dropdowns/appendPage'
import { DROPDOWN_FIRST_PAGE } from '../../src/dropdowns/constants'
import type { DropdownOption } from '../../src/dropdowns/dropdownOption'
import type { OptionsPage } from '../../src/dropdowns/readOptionsPage'
import { removeEntry, updateEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'

/** The options that one dropdown has fetched for the term that is typed now. */
export interface FetchedOptions {
  readonly term: string
  /** The page that was requested last. */
  readonly page: number
  readonly status: 'pending' | 'fetched' | 'failed'
  readonly options: readonly DropdownOption[]
  readonly hasMore: boolean
}

/** By the dropdown's id. */
export type DropdownsState = Readonly<Record<string, FetchedOptions>>

interface PageRequest {
  readonly dropdown: string
  readonly term: string
  readonly page: number
}

/** A dropdown requests a page of options. The first page of a term replaces all options. */
export const optionsRequested = createAction<
  PageRequest & {
    readonly url: string
    /** Whether the visitor is typing: the request then waits until they pause. */
    readonly isTyping: boolean
  }
>('dropdowns/optionsRequested')

/** The list was closed, or the dropdown has left the page. */
export const optionsDismissed = createAction<{ readonly dropdown: string }>(
  'dropdowns/optionsDismissed',
)

/** Actions that end a dropdown's earlier request. */
export const endsOptionsRequest = isAnyOf(optionsRequested, optionsDismissed)

export const optionsFetched = createAction<PageRequest & { readonly fetched: OptionsPage }>(
  'dropdowns/optionsFetched',
)
export const optionsFailed = createAction<PageRequest>('dropdowns/optionsFailed')

/** A text is to be announced to screen readers. */
export const announcementRequested = createAction<string>('dropdowns/announcementRequested')

const initialState: DropdownsState = {}
const none: readonly DropdownOption[] = []

export const dropdownsReducer = reducerOf(initialState, [
  on(optionsRequested, (state, { dropdown, term, page }) => {
    const before = page === DROPDOWN_FIRST_PAGE ? undefined : state[dropdown]
    const { options = none, hasMore = false } = before ?? {}
    return { ...state, [dropdown]: { term, page, status: 'pending', options, hasMore } }
  }),
  on(optionsFetched, (state, { dropdown, term, page, fetched }) =>
    updateEntry(state, dropdown, (entry) => {
      if (entry.term !== term || entry.page !== page) return entry
      return { ...entry, ...appendPage(entry.options, fetched), status: 'fetched' }
    }),
  ),
  on(optionsFailed, (state, { dropdown, term, page }) =>
    updateEntry(state, dropdown, (entry) =>
      entry.term === term && entry.page === page ? { ...entry, status: 'failed' } : entry,
    ),
  ),
  on(optionsDismissed, (state, { dropdown }) =>
    dropdown in state ? removeEntry(state, dropdown) : state,
  ),
])

export function selectFetchedOptions(
  state: { readonly dropdowns?: DropdownsState },
  dropdown: string,
): FetchedOptions | undefined {
  return state.dropdowns?.[dropdown]
}
