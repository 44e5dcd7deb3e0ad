import { use, useCallback, useState } from 'react'
import { PageToolsContext } from '../shared/entry/pageTools'
import type { MapConfig } from './config'
import type { SayMap } from './useTexts'

/**
 * Whether tiles come. Where their host is dead no more are asked for until the visitor says so; the visitor
 * hears of it once, the themer too.
 */
export function useTiles({ tiles }: MapConfig, say: SayMap) {
  const page = use(PageToolsContext)
  const [failed, setFailed] = useState(false)
  const onFailed = useCallback(() => {
    setFailed(true)
    page?.announce(say('map.failed'))
    page?.problems.warn(
      `map: the tiles of ${tiles} do not load. Does the address hold, and does the page's img-src let it?`,
    )
  }, [page, say, tiles])
  return { failed, onFailed, retry: () => setFailed(false) }
}
