import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { FlagSource } from '../../../slices/flags/flagDocs'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { REQUEST_TIMEOUT_S } from '../../../src/search/constants'
import type { FlagCounterConfig } from './config'

/** Where a counter fetches: its own address, or its component's proxy (spec 7.3). Null when it sends no request. */
export function useFlagSource(id: ComponentId, config: FlagCounterConfig): FlagSource | null {
  const { key, skip_solr, solr } = config
  const search = useSelector((state: RootState) => selectSearch(state, id)?.config)
  const url = solr.url ?? search?.url
  const timeout = solr.timeout ?? search?.timeout ?? REQUEST_TIMEOUT_S
  return useMemo(
    () => (skip_solr || url === undefined ? null : { url, key, timeout }),
    [skip_solr, url, key, timeout],
  )
}
