import { useMemo } from 'react'
import { DROPDOWN_FIRST_PAGE } from '../../../src/contract/constants'
import type { Choice } from '../../../src/dropdowns/choice'
import { choicesWith } from '../../../src/dropdowns/choicesWith'
import { inputLimit } from '../../../src/dropdowns/inputLimit'
import type { DropdownMessageKey } from '../../../src/dropdowns/messages'
import { DROPDOWN_MESSAGES } from '../../../src/dropdowns/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { FieldState } from './fieldState'
import type { DropdownSetup } from './setup'
import { useFetched } from './useFetched'

interface Wanted {
  readonly box: string
  readonly setup: DropdownSetup
  readonly state: FieldState
  readonly term: string
  readonly isOpen: boolean
}

/** What the list of a dropdown shows. */
export interface Items {
  readonly items: readonly Choice[]
  /** What is to be said below the options; empty for nothing. */
  readonly note: string
  /** Whether no more may be chosen. */
  readonly full: boolean
  readonly more: boolean
  readonly failed: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

const none: readonly Choice[] = []

/** The options for what is typed, from the page or fetched, and what there is to say of them (spec 5.8, 8). */
export function useItems({ box, setup, state, term, isOpen }: Wanted): Items {
  const { url, limits, most } = setup
  const { least, most: longest } = limits
  const translate = useTranslate(DROPDOWN_MESSAGES)
  const limit = useMemo(() => inputLimit(term, { least, most: longest }), [term, least, longest])
  const isRemote = url !== undefined
  const { fetched, loadMore, retry } = useFetched({
    box,
    url: isRemote && isOpen && !limit ? url : null,
    term,
  })
  const local = useMemo(
    () => (isRemote || limit ? none : choicesWith(state.choices, term)),
    [isRemote, limit, state.choices, term],
  )
  const items = isRemote ? fetched.choices : local
  const full = state.multiple && most !== null && state.chosen.length >= most
  const failed = isRemote && !limit && fetched.status === 'failed'
  const told = () => {
    if (limit) return translate(`dropdown.${limit.is}`, { n: limit.n })
    if (failed) return translate('dropdown.failed')
    if (isRemote && fetched.status === 'waiting') return translate(waitingText(fetched.page))
    if (items.length === 0) return translate('dropdown.none')
    return full ? translate('dropdown.full', { n: most }) : ''
  }
  return { items, note: told(), full, more: fetched.more, failed, loadMore, retry }
}

function waitingText(page: number): Parameters<Translate<DropdownMessageKey>>[0] {
  return page === DROPDOWN_FIRST_PAGE ? 'dropdown.searching' : 'dropdown.more'
}
