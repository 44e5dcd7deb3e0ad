import { use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectAnswer } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { LAYOUT_MESSAGES } from '../../../src/map/layout/messages'
import { AppToolsContext } from '../../shared/entry/appTools'
import { useTranslate } from '../../shared/languages/useTranslate'
import { onIntersect } from '../../shared/lazy/onIntersect'
import { MAP, mapPoint, SWITCH } from './layOutMap'
import { useMapSwitch } from './useMapSwitch'

interface Props {
  readonly id: ComponentId
  /** The laid-out page around the results. */
  readonly page: Element
  /** The options of the map. */
  readonly options: object | undefined
}

/**
 * The switch between list and map; style sheets show it where there is no room for both. The map is mounted behind the
 * first results, which it does not delay, when its place is first seen: on a phone, when the switch is pressed.
 */
export function MapSwitch({ id, page, options }: Props) {
  const translate = useTranslate(LAYOUT_MESSAGES)
  const announce = use(AppToolsContext)?.announce
  const { isMapShown, toggle } = useMapSwitch(id, page)
  const [place, setPlace] = useState<Element | null>(null)
  const hasAnswer = useSelector((state: RootState) => selectAnswer(state, id) !== undefined)
  useEffect(() => {
    const empty = page.querySelector(SWITCH)
    // A copied page has the switch of the page that it is a copy of.
    empty?.replaceChildren()
    setPlace(empty)
  }, [page])
  useEffect(() => {
    const map = page.querySelector(MAP)
    if (!map || !hasAnswer) return
    const point = mapPoint(options)
    const stop = onIntersect(map, () => map.replaceChildren(point))
    return () => {
      stop()
      point.remove()
    }
  }, [page, options, hasAnswer])
  if (!place) return null
  const onClick = () => {
    announce?.(translate(isMapShown ? 'layout.list' : 'layout.map'))
    toggle()
  }
  return createPortal(
    <button type="button" className="vitrine-button vitrine-page__toggle" onClick={onClick}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={isMapShown ? LIST : SHEETS} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {translate(isMapShown ? 'layout.list' : 'layout.map')}
    </button>,
    place,
  )
}

const LIST = 'M2 4h12M2 8h12M2 12h12'
const SHEETS = 'M1.5 4l4.5-2 4 2 4.5-2v10l-4.5 2-4-2-4.5 2zM6 2v10M10 4v10'
