import type { Ports } from '../../src/ports'
import { savePage } from '../browser/keptPages'
import { readPlace } from '../browser/place'
import type { Page } from '../page'
import { returnToPlace } from './returnToPlace'

/** The ports that keep how the page stands and bring the visitor back there (design decision 10). */
export function createBack(page: () => Page): Pick<Ports, 'keepPage' | 'returnTo'> {
  let stop: (() => void) | null = null
  return {
    keepPage(state) {
      // On the way back the page does not stand yet as it will.
      if (!stop) savePage({ ...state, place: readPlace() })
    },
    returnTo(place) {
      stop?.()
      if (!place.anchor && !place.focus) return
      stop = returnToPlace(place, page(), () => {
        stop = null
      })
    },
  }
}
