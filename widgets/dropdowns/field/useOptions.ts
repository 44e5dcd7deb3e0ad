import { useMemo } from 'react'
import { DROPDOWN_FIRST_PAGE } from '../../../src/dropdowns/constants'
import type { DropdownOption } from '../../../src/dropdowns/dropdownOption'
import { filterOptions } from '../../../src/dropdowns/filterOptions'
import { inputLimit } from '../../../src/dropdowns/inputLimit'
import { DROPDOWN_MESSAGES } from '../../../src/dropdowns/messages'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { DropdownSetup } from './dropdownSetup'
import type { FieldState } from './select/createSelectField'
import { useRemoteOptions } from './useRemoteOptions'

interface Inputs {
  /** The dropdown's id. */
  readonly id: string
  readonly setup: DropdownSetup
  readonly state: FieldState
  /** What is typed. */
  readonly term: string
  readonly isOpen: boolean
}

/** What the list of a dropdown shows and can do. */
export interface OptionList {
  readonly options: readonly DropdownOption[]
  /** The text below the options; empty for none. */
  readonly note: string
  /** Whether no more options may be selected. */
  readonly isFull: boolean
  /** Whether another page can be loaded. */
  readonly hasMore: boolean
  /** Whether the last request failed. */
  readonly failed: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

const none: readonly DropdownOption[] = []

/** The options for the typed term, local or fetched, and the text below them (spec 5.8, 8). */
export function useOptions({ id, setup, state, term, isOpen }: Inputs): OptionList {
  const { url, limits, maxSelected } = setup
  const { min, max } = limits
  const translate = useTranslate(DROPDOWN_MESSAGES)
  const limit = useMemo(() => inputLimit(term, { min, max }), [term, min, max])
  const isRemote = url !== undefined
  const requestUrl = isRemote && isOpen && !limit ? url : null
  const { fetched, loadMore, retry } = useRemoteOptions({ id, url: requestUrl, term })
  const local = useMemo(
    () => (isRemote || limit ? none : filterOptions(state.options, term)),
    [isRemote, limit, state.options, term],
  )
  const options = isRemote ? fetched.options : local
  const isFull = state.multiple && maxSelected !== null && state.selected.length >= maxSelected
  const failed = isRemote && !limit && fetched.status === 'failed'
  const note = () => {
    if (limit) return translate(`dropdown.${limit.kind}`, { n: limit.n })
    if (failed) return translate('dropdown.failed')
    if (isRemote && fetched.status === 'pending') return translate(pendingKey(fetched.page))
    if (options.length === 0) return translate('dropdown.none')
    return isFull ? translate('dropdown.full', { n: maxSelected }) : ''
  }
  return { options, note: note(), isFull, hasMore: fetched.hasMore, failed, loadMore, retry }
}

function pendingKey(page: number): 'dropdown.searching' | 'dropdown.more' {
  return page === DROPDOWN_FIRST_PAGE ? 'dropdown.searching' : 'dropdown.more'
}
