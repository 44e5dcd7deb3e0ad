import type { Bus } from '../../src/bus/bus'
import type { ScrollAnchor } from '../../src/history/pageSnapshot'
import type { Ports } from '../../src/ports'
import type { App } from '../app/app'
import { ensureEntryId } from './historyEntry'
import { readAnchor, readFocus } from './position'
import { restorePosition } from './restorePosition'
import { storeSnapshot } from './storedSnapshots'

/** Creates the ports that save a snapshot of the page and restore the visitor's position (design decision 10). */
export function createScrollRestoration(
  bus: Bus,
  app: () => App,
): Pick<Ports, 'saveSnapshot' | 'restorePosition'> {
  let stop: (() => void) | null = null
  /** The last measured anchor; undefined once it may have changed. */
  let lastAnchor: ScrollAnchor | null | undefined
  const forget = () => {
    lastAnchor = undefined
  }
  window.addEventListener('scroll', forget, { passive: true })
  bus.on('search:answered', forget)
  return {
    saveSnapshot(state, why) {
      // While a position is restored the page is not in its final state.
      if (stop) return
      // A click must not wait for layout or storage.
      if (why === 'rest' || lastAnchor === undefined) lastAnchor = readAnchor()
      const place = { anchor: lastAnchor, focus: readFocus() }
      const entry = ensureEntryId()
      const save = () => {
        try {
          storeSnapshot(entry, { ...state, place })
        } catch (error) {
          app().diagnostics.warn(
            `Back brings the search, but not the place in it, since storage cannot be used (${String(error)}).`,
          )
        }
      }
      if (why === 'rest') save()
      else setTimeout(save)
    },
    restorePosition(place) {
      stop?.()
      if (!place.anchor && !place.focus) return
      stop = restorePosition(place, app(), () => {
        stop = null
      })
    },
  }
}
