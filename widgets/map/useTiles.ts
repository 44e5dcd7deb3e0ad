import { use, useCallback, useState } from 'react'
import type { MapMessageKey } from '../../src/map/messages'
import { AppToolsContext } from '../shared/entry/appTools'
import type { Translate } from '../shared/languages/createTranslate'
import type { MapConfig } from './config'

/** Whether a map's tiles load. */
export interface TilesState {
  /** True after a failure, until a retry: then no tiles are requested. */
  readonly failed: boolean
  /** Announces and reports the failure. */
  onFailed(): void
  /** Requests the tiles again. */
  retry(): void
}

/**
 * Whether the tiles have failed. After a failure none are requested until the visitor retries; the failure is
 * announced and reported.
 */
export function useTiles({ tiles }: MapConfig, translate: Translate<MapMessageKey>): TilesState {
  const app = use(AppToolsContext)
  const [failed, setFailed] = useState(false)
  const onFailed = useCallback(() => {
    setFailed(true)
    app?.announce(translate('map.failed'))
    app?.diagnostics.warn(
      `map: the tiles of ${tiles} do not load. Is the URL right, and does the page's img-src allow it?`,
    )
  }, [app, translate, tiles])
  return { failed, onFailed, retry: () => setFailed(false) }
}
