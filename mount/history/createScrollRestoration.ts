import type { Bus } from '../../src/bus/bus'
import type { PageSnapshot, ScrollAnchor } from '../../src/history/pageSnapshot'
import type { Ports } from '../../src/ports'
import { afterLayout } from '../../widgets/shared/afterLayout'
import type { App } from '../app/app'
import { documentElement } from '../browser/dom'
import { listenOnWindow } from '../browser/listenOnWindow'
import { whenIdle } from '../browser/whenIdle'
import { writeLastStep } from './address'
import { ensureEntryId, entryId } from './historyEntry'
import { readAnchor, readFocus } from './position'
import { readStoredSnapshot, storeSnapshot } from './storedSnapshots'

/** Creates the ports that save a snapshot of the page and restore the visitor's position (design decision 10). */
export function createScrollRestoration(
  bus: Bus,
  app: () => App,
): Pick<Ports, 'saveSnapshot' | 'readSnapshot' | 'restorePosition'> {
  let stop: (() => void) | null = null
  /** The last measured anchor; undefined while it may have changed. */
  let lastAnchor: ScrollAnchor | null | undefined
  // A click must not force a layout, so the anchor is measured in a frame that has laid out the page. It is a later one:
  // results, whose page turn scrolls, and the facets behind them must not wait for it.
  const measureAgain = () => {
    lastAnchor = undefined
    cancelMeasure()
    whenIdle(() => {
      cancelMeasure()
      cancelMeasure = afterLayout(documentElement(), () => {
        lastAnchor = readAnchor()
      })
    })
  }
  let cancelMeasure = () => {}
  let cancelSave = () => {}
  // The scroll event of an element does not bubble.
  listenOnWindow('scroll', measureAgain, { capture: true })
  bus.on('search:answered', () => {
    // What is shown is never newer than the address.
    writeLastStep()
    measureAgain()
  })
  /** Snapshots of steps, by entry. They reach the storage when the page rests: a click must not wait for it. */
  const unstored = new Map<string, PageSnapshot>()
  const store = () => {
    try {
      for (const [entry, snapshot] of unstored) storeSnapshot(entry, snapshot)
    } catch (error) {
      app().diagnostics.warn(
        `Back brings the search, but not the place in it, since storage cannot be used (${String(error)}).`,
      )
    }
    unstored.clear()
  }
  return {
    saveSnapshot(state, why) {
      writeLastStep()
      cancelSave()
      const entry = ensureEntryId()
      const save = () => {
        // While a position is restored the page is not in its final state.
        if (stop || entry === null || entryId() !== entry) return
        if (why !== 'step' || lastAnchor === undefined) lastAnchor = readAnchor()
        unstored.set(entry, { ...state, place: { anchor: lastAnchor, focus: readFocus() } })
        if (why !== 'step') store()
      }
      if (why === 'rest') cancelSave = afterLayout(documentElement(), save)
      else save()
    },
    readSnapshot() {
      writeLastStep()
      store()
      return readStoredSnapshot()
    },
    restorePosition(place) {
      stop?.()
      if (!place.anchor && !place.focus) return
      const end = () => {
        stop = null
      }
      let isStopped = false
      stop = () => {
        isStopped = true
      }
      // Few pages are come back to, so its code loads with the search that it waits for.
      import('./restorePosition').then(({ restorePosition }) => {
        if (!isStopped) stop = restorePosition(place, app(), end)
      }, end)
    },
  }
}
