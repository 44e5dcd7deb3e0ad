import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { Doc } from '../../src/solr/response/searchResponse'
import { updateEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'

/** Where the documents of saved items come from. */
export interface FlaggedSource {
  readonly url: string
  /** The field that holds the saved ids. */
  readonly key: string
  /** Seconds that one request may take. */
  readonly timeout: number
}

/** What one source told of saved items; counters that ask the same one share it. */
export interface Flagged {
  /** The ids that each counter wants now, by the counter's own id: none while its list is closed. */
  readonly wanted: Readonly<Record<string, readonly string[]>>
  /** By saved id; null for one that the index no longer has. */
  readonly docs: Readonly<Record<string, Doc | null>>
  readonly failed: boolean
}

export type FlaggedState = Readonly<Record<string, Flagged>>

interface Asks {
  readonly counter: string
  readonly source: FlaggedSource
}

/** A counter's list shows these ids, or none any more. One that opens tries again what failed. */
export const flaggedWanted = createAction<Asks & { readonly ids: readonly string[] }>(
  'flagged/flaggedWanted',
)

/** The visitor asks once more, after a failure. */
export const flaggedRetried = createAction<Asks>('flagged/flaggedRetried')

export const flaggedFound = createAction<{
  readonly source: FlaggedSource
  readonly docs: Flagged['docs']
}>('flagged/flaggedFound')

export const flaggedFailed = createAction<{ readonly source: FlaggedSource }>(
  'flagged/flaggedFailed',
)

/** Whatever may need a request. */
export const isAsking = isAnyOf(flaggedWanted, flaggedRetried)

/** A counter has left the page, or asks another source. What nobody shows is forgotten. */
export const flaggedLeft = createAction<Asks>('flagged/flaggedLeft')

const initialState: FlaggedState = {}
const unknown: Flagged = { wanted: {}, docs: {}, failed: false }

export const flaggedReducer = reducerOf(initialState, [
  on(flaggedWanted, (state, { counter, source, ids }) => {
    const name = sourceName(source)
    const own = state[name] ?? unknown
    const before = own.wanted[counter]
    // One that has left says last of all that its list is closed.
    if (!before && ids.length === 0) return state
    const failed = own.failed && before !== undefined && before.length > 0
    return { ...state, [name]: { ...own, wanted: { ...own.wanted, [counter]: ids }, failed } }
  }),
  on(flaggedRetried, (state, { source }) =>
    updateEntry(state, sourceName(source), (own) => ({ ...own, failed: false })),
  ),
  on(flaggedFound, (state, { source, docs }) =>
    updateEntry(state, sourceName(source), (own) => ({ ...own, docs: { ...own.docs, ...docs } })),
  ),
  on(flaggedFailed, (state, { source }) =>
    updateEntry(state, sourceName(source), (own) => ({ ...own, failed: true })),
  ),
  on(flaggedLeft, (state, { counter, source }) => {
    const { [sourceName(source)]: own = unknown, ...others } = state
    const { [counter]: _gone, ...wanted } = own.wanted
    const isLast = Object.keys(wanted).length === 0
    return isLast ? others : { ...others, [sourceName(source)]: { ...own, wanted } }
  }),
])

/** One frozen value for a source that nobody has asked. */
export function selectFlagged(
  state: { readonly flagged?: FlaggedState },
  source: FlaggedSource | null,
): Flagged {
  return (source && state.flagged?.[sourceName(source)]) ?? unknown
}

/** The ids that a counter wants and that are not known, unless the last request for them failed. */
export function selectMissing(
  state: { readonly flagged?: FlaggedState },
  { counter, source }: Asks,
): readonly string[] {
  const { wanted, docs, failed } = selectFlagged(state, source)
  return failed ? [] : (wanted[counter] ?? []).filter((id) => !Object.hasOwn(docs, id))
}

function sourceName({ url, key }: FlaggedSource): string {
  return `${key} ${url}`
}
