import { type RefObject, useLayoutEffect } from 'react'
import { placeNotice } from '../../src/notices/placeNotice'
import { isRtl } from '../shared/languages/isRtl'
import { showInTopLayer } from './showInTopLayer'

/**
 * Positions a notice at its element, also while the page scrolls or changes its size (spec 9).
 * @param onHidden the element is no longer visible: it was removed, hidden or scrolled out of view.
 */
export function useAnchor(
  notice: RefObject<HTMLElement | null>,
  element: Element | null,
  onHidden: () => void,
): void {
  useLayoutEffect(() => {
    const box = notice.current
    if (!box || !element) return
    const place = () => move(box, element)
    const sizes = new ResizeObserver(place)
    const visibility = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) onHidden()
    })
    showInTopLayer(box)
    place()
    for (const one of [box, element, document.documentElement]) sizes.observe(one)
    visibility.observe(element)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      visibility.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      Object.assign(box.style, { left: '', top: '' })
      box.removeAttribute('data-side')
    }
  }, [notice, element, onHidden])
}

function move(box: HTMLElement, element: Element): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const size = { width: box.offsetWidth, height: box.offsetHeight }
  const to = placeNotice(element.getBoundingClientRect(), size, { width, height }, isRtl(element))
  Object.assign(box.style, { left: `${to.left}px`, top: `${to.top}px` })
  box.dataset['side'] = to.side
  const arrow = box.querySelector<SVGElement>(':scope > .vitrine-notice__arrow')
  // Relative to the inside of the notice's border.
  if (arrow) arrow.style.left = `${to.tip - box.clientLeft}px`
}
