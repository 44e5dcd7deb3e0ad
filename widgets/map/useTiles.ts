import { use, useCallback, useState } from 'react'
import type { MapMessageKey } from '../../src/map/messages'
import { AppToolsContext } from '../shared/entry/appTools'
import type { Translate } from '../shared/languages/createTranslate'
import type { MapConfig } from './config'

/**
 * Whether tiles come. Where their host is dead no more are asked for until the visitor says so; the visitor
 * hears of it once, the themer too.
 */
export function useTiles({ tiles }: MapConfig, translate: Translate<MapMessageKey>) {
  const app = use(AppToolsContext)
  const [failed, setFailed] = useState(false)
  const onFailed = useCallback(() => {
    setFailed(true)
    app?.announce(translate('map.failed'))
    app?.diagnostics.warn(
      `map: the tiles of ${tiles} do not load. Does the address hold, and does the page's img-src let it?`,
    )
  }, [app, translate, tiles])
  return { failed, onFailed, retry: () => setFailed(false) }
}
