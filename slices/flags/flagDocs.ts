import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { Doc } from '../../src/solr/response/searchResponse'
import { updateEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'

/** Where the documents of saved items come from. */
export interface FlagSource {
  readonly url: string
  /** The field that holds the saved ids. */
  readonly key: string
  /** Seconds that one request may take. */
  readonly timeout: number
}

/** The documents of saved items from one source. Counters with the same source share them. */
export interface FlagDocs {
  /** The ids that each counter shows now, by the counter's id; empty while its list is closed. */
  readonly requested: Readonly<Record<string, readonly string[]>>
  /** By saved id; null when the index no longer has it. */
  readonly docs: Readonly<Record<string, Doc | null>>
  readonly failed: boolean
}

/** By the source's name. */
export type FlagDocsState = Readonly<Record<string, FlagDocs>>

interface FlagRequest {
  readonly counter: string
  readonly source: FlagSource
}

/** A counter's list shows these ids; none once it is closed. Opening a list retries what failed. */
export const flagDocsRequested = createAction<FlagRequest & { readonly ids: readonly string[] }>(
  'flags/flagDocsRequested',
)

/** The visitor retries after a failure. */
export const flagDocsRetried = createAction<FlagRequest>('flags/flagDocsRetried')

export const flagDocsFetched = createAction<{
  readonly source: FlagSource
  readonly docs: FlagDocs['docs']
}>('flags/flagDocsFetched')

export const flagDocsFailed = createAction<{ readonly source: FlagSource }>('flags/flagDocsFailed')

/** Actions that may need a request. */
export const triggersFlagRequest = isAnyOf(flagDocsRequested, flagDocsRetried)

/** A counter has left the page, or changed its source. Documents that no counter shows are dropped. */
export const flagCounterRemoved = createAction<FlagRequest>('flags/flagCounterRemoved')

const initialState: FlagDocsState = {}
const none: FlagDocs = { requested: {}, docs: {}, failed: false }

export const flagDocsReducer = reducerOf(initialState, [
  on(flagDocsRequested, (state, { counter, source, ids }) => {
    const name = sourceName(source)
    const entry = state[name] ?? none
    const before = entry.requested[counter]
    // A removed counter's last action closes its list: it must not create the entry again.
    if (!before && ids.length === 0) return state
    const failed = entry.failed && before !== undefined && before.length > 0
    const requested = { ...entry.requested, [counter]: ids }
    return { ...state, [name]: { ...entry, requested, failed } }
  }),
  on(flagDocsRetried, (state, { source }) =>
    updateEntry(state, sourceName(source), (entry) => ({ ...entry, failed: false })),
  ),
  on(flagDocsFetched, (state, { source, docs }) =>
    updateEntry(state, sourceName(source), (entry) => ({
      ...entry,
      docs: { ...entry.docs, ...docs },
    })),
  ),
  on(flagDocsFailed, (state, { source }) =>
    updateEntry(state, sourceName(source), (entry) => ({ ...entry, failed: true })),
  ),
  on(flagCounterRemoved, (state, { counter, source }) => {
    const { [sourceName(source)]: entry = none, ...others } = state
    const { [counter]: _removed, ...requested } = entry.requested
    const isLast = Object.keys(requested).length === 0
    return isLast ? others : { ...others, [sourceName(source)]: { ...entry, requested } }
  }),
])

/** The documents of a source; one frozen value for an unknown source. */
export function selectFlagDocs(
  state: { readonly flagDocs?: FlagDocsState },
  source: FlagSource | null,
): FlagDocs {
  return (source && state.flagDocs?.[sourceName(source)]) ?? none
}

/** The ids that a counter shows and that have not been fetched; none after a failure. */
export function selectMissingFlagIds(
  state: { readonly flagDocs?: FlagDocsState },
  { counter, source }: FlagRequest,
): readonly string[] {
  const { requested, docs, failed } = selectFlagDocs(state, source)
  return failed ? [] : (requested[counter] ?? []).filter((id) => !Object.hasOwn(docs, id))
}

function sourceName({ url, key }: FlagSource): string {
  return `${key} ${url}`
}
