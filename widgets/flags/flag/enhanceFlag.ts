import {
  flagsRequested,
  flagToggled,
  selectFlags,
  selectFlagsLoaded,
} from '../../../slices/flags/flags'
import { flagTitled } from '../../../slices/flags/flagTitles'
import type { PageStore } from '../../shared/entry/widgetEntry'
import type { FlagConfig } from './config'
import { findFlagControl } from './controlIn'
import { createFlagControl } from './createFlagControl'
import { flagParts } from './flagParts'

/**
 * Makes the CMS's own link or button the flag (spec 4.6): it keeps its icon, its place and its address, and
 * is given back as it was. @returns null where the CMS rendered none.
 */
export function enhanceFlag(
  element: Element,
  config: FlagConfig,
  store: PageStore,
): (() => void) | null {
  const control = findFlagControl(element)
  if (!control) return null
  const { item = '', title, namespace, store: kept, expires_days: expiresDays } = config
  const own = createFlagControl(control)
  let shown: readonly unknown[] = []
  let isTitled = false
  const show = () => {
    const { settings, ...state } = store.getState()
    const ids = selectFlags(state, namespace)
    if (shown[0] === ids && shown[1] === settings) return
    shown = [ids, settings]
    const flagged = ids.includes(item)
    own.show(flagParts(config, flagged, settings))
    if (!flagged || !title || isTitled) return
    isTitled = true
    store.dispatch(flagTitled({ namespace, id: item, title }))
  }
  const stop = store.subscribe(show)
  const ignore = own.onPress(() => store.dispatch(flagToggled({ namespace, id: item })))
  if (!selectFlagsLoaded(store.getState(), namespace)) {
    store.dispatch(flagsRequested({ namespace, store: kept, expiresDays }))
  }
  show()
  return () => {
    stop()
    ignore()
    own.restore()
  }
}
