import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { flagHref } from '../../../src/flags/flagHref'
import { currentPage } from '../../shared/currentPage'
import type { FlagCounterConfig } from './config'

/** The link of 'view flagged items' (spec 2.1). On the current page it sets the part of the fragment that the search reads. */
export function useFlagHref(
  id: ComponentId,
  config: FlagCounterConfig,
  saved: readonly string[],
): string {
  const { path, key, skip_solr, skip_solr_prefix } = config
  const fragmentPrefix = useSelector(
    (state: RootState) => selectSearch(state, id)?.config.fragmentPrefix,
  )
  const prefix = path === '' ? (fragmentPrefix ?? '') : ''
  const ids = skip_solr ? saved.map((item) => `${skip_solr_prefix}${item}`) : saved
  return flagHref(path === '' ? currentPage() : path, prefix, key, ids)
}
