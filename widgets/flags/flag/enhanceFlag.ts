import {
  flagsRequested,
  flagToggled,
  selectFlags,
  selectFlagsLoaded,
} from '../../../slices/flags/flags'
import { flagTitled } from '../../../slices/flags/flagTitles'
import type { AppTools } from '../../shared/entry/appTools'
import type { FlagConfig } from './config'
import { createFlagControl, findFlagControl } from './createFlagControl'
import { flagParts } from './flagParts'

/**
 * Makes the CMS's own link or button the flag (spec 4.6). It keeps its icon, its place and its address.
 * @returns restores it; null when the CMS rendered no control.
 */
export function enhanceFlag(
  element: Element,
  config: FlagConfig,
  { store }: AppTools,
): (() => void) | null {
  const found = findFlagControl(element)
  if (!found) return null
  const { item = '', title, text, namespace, store: place, expires_days: expiresDays } = config
  const hasTexts = (text.flag ?? text.unflag) !== undefined
  const control = createFlagControl(found, !hasTexts)
  let shown: readonly unknown[] = []
  let isTitled = false
  const show = () => {
    const { settings, ...state } = store.getState()
    const ids = selectFlags(state, namespace)
    if (shown[0] === ids && shown[1] === settings) return
    shown = [ids, settings]
    const isFlagged = ids.includes(item)
    control.show(flagParts(config, isFlagged, settings))
    if (!isFlagged || !title || isTitled) return
    isTitled = true
    store.dispatch(flagTitled({ namespace, id: item, title }))
  }
  const unsubscribe = store.subscribe(show)
  const offPress = control.onPress(() => store.dispatch(flagToggled({ namespace, id: item })))
  if (!selectFlagsLoaded(store.getState(), namespace)) {
    store.dispatch(flagsRequested({ namespace, store: place, expiresDays }))
  }
  show()
  return () => {
    unsubscribe()
    offPress()
    control.restore()
  }
}
