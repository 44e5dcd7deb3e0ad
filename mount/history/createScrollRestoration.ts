import type { Bus } from '../../src/bus/bus'
import type { ScrollAnchor } from '../../src/history/pageSnapshot'
import type { Ports } from '../../src/ports'
import type { App } from '../app/app'
import { ensureEntryId } from './historyEntry'
import { readAnchor, readFocus } from './position'
import { restorePosition } from './restorePosition'
import { storeSnapshot } from './storedSnapshots'

/** The ports that keep how the page stands and bring the visitor back there (design decision 10). */
export function createScrollRestoration(
  bus: Bus,
  app: () => App,
): Pick<Ports, 'saveSnapshot' | 'restorePosition'> {
  let stop: (() => void) | null = null
  /** Where the visitor stood when it was last read; undefined once that may have changed. */
  let known: ScrollAnchor | null | undefined
  const forget = () => {
    known = undefined
  }
  window.addEventListener('scroll', forget, { passive: true })
  bus.on('search:answered', forget)
  return {
    saveSnapshot(state, why) {
      // On the way back the page does not stand yet as it will.
      if (stop) return
      // A click does not wait for the page to be laid out, nor for storage.
      if (why === 'rest' || known === undefined) known = readAnchor()
      const place = { anchor: known, focus: readFocus() }
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
