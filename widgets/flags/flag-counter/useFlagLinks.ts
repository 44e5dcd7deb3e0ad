import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { flagHref } from '../../../src/flags/flagHref'
import { currentPage } from '../../shared/history/currentPage'
import type { FlagCounterConfig } from './config'

/** The links to the saved items. */
export interface FlagLinks {
  /** Leads to their page (spec 2.1). */
  readonly view: string
  /** Shows the same items to anybody. */
  readonly shared: string
}

/** The links of a counter. On the current page they set the part of the fragment that the search reads. */
export function useFlagLinks(
  id: ComponentId,
  config: FlagCounterConfig,
  saved: readonly string[],
): FlagLinks {
  const { path, key, link_ids, skip_solr, skip_solr_prefix } = config
  const fragmentPrefix = useSelector(
    (state: RootState) => selectSearch(state, id)?.config.fragmentPrefix,
  )
  const prefix = path === '' ? (fragmentPrefix ?? '') : ''
  const ids = skip_solr ? saved.map((item) => `${skip_solr_prefix}${item}`) : saved
  const page = path === '' ? currentPage() : path
  const shared = flagHref(page, prefix, key, ids)
  return { view: link_ids ? shared : page, shared }
}
