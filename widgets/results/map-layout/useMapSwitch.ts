import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { ComponentId } from '../../../src/componentId'
import { scrollersOf } from '../../shared/scrollers'
import { MAP } from './layOutMap'

/** What shows either the map or the list, where there is no room for both. */
export interface MapSwitchState {
  readonly isMapShown: boolean
  toggle(): void
}

/** Where the visitor left the list. */
interface Place {
  /** What scrolls the page, and how far it was scrolled, in CSS pixels. */
  readonly scrolled: readonly (readonly [Element, number])[]
  /** The search whose results were there. */
  readonly search: number | undefined
}

/**
 * Shows the map in place of the list, and the list again where the visitor left it: at its start if the results are
 * others by now.
 */
export function useMapSwitch(id: ComponentId, page: Element): MapSwitchState {
  const [isMapShown, setShown] = useState(false)
  const search = useSelector((state: RootState) => state.searches[id]?.settledId)
  const left = useRef<Place>(null)
  useEffect(() => () => void page.removeAttribute(SHOWN), [page])
  const toggle = () => {
    const place = left.current
    const scrolled = scrollersOf(page).map((one) => [one, one.scrollTop] as const)
    left.current = isMapShown ? null : { scrolled, search }
    page.toggleAttribute(SHOWN, !isMapShown)
    setShown(!isMapShown)
    const behavior = 'instant'
    if (place && place.search === search) {
      for (const [one, top] of place.scrolled) one.scrollTo({ top, behavior })
    } else page.querySelector(place ? MAIN : MAP)?.scrollIntoView({ behavior })
  }
  return { isMapShown, toggle }
}

/** Of the page: the map is shown in place of the list. */
const SHOWN = 'data-map'

const MAIN = '.vitrine-page__main'
