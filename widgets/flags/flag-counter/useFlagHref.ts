import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { flagHref } from '../../../src/flags/flagHref'
import type { FlagCounterConfig } from './config'

/** Where 'view flagged items' goes (spec 2.1): on the current page, to the part of the address that its search reads. */
export function useFlagHref(
  id: ComponentId,
  config: FlagCounterConfig,
  saved: readonly string[],
): string {
  const { path, key, skip_solr, skip_solr_prefix } = config
  const own = useSelector((state: RootState) => selectSearch(state, id)?.config.fragmentPrefix)
  const prefix = path === '' ? (own ?? '') : ''
  const ids = skip_solr ? saved.map((item) => `${skip_solr_prefix}${item}`) : saved
  return flagHref(path === '' ? here() : path, prefix, key, ids)
}

/** A bare fragment is this page, unless the page's base is another. */
function here(): string {
  return document.querySelector('base[href]') ? `${location.pathname}${location.search}` : ''
}
