import { type RefObject, useLayoutEffect } from 'react'
import { placeNotice } from '../../src/notices/placeNotice'
import { isRtl } from '../shared/languages/isRtl'
import { showOnTop } from './showOnTop'

/**
 * Keeps a notice beside its element while the page scrolls or changes its size (spec 9).
 * @param onLeft the element is no longer to be seen: it left the page, is hidden, or was scrolled away.
 */
export function useTied(
  notice: RefObject<HTMLElement | null>,
  element: Element | null,
  onLeft: () => void,
): void {
  useLayoutEffect(() => {
    const box = notice.current
    if (!box || !element) return
    const place = () => move(box, element)
    const sizes = new ResizeObserver(place)
    const sight = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) onLeft()
    })
    showOnTop(box)
    place()
    for (const one of [box, element, document.documentElement]) sizes.observe(one)
    sight.observe(element)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      sight.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      Object.assign(box.style, { left: '', top: '' })
      box.removeAttribute('data-side')
    }
  }, [notice, element, onLeft])
}

function move(box: HTMLElement, element: Element): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const size = { width: box.offsetWidth, height: box.offsetHeight }
  const to = placeNotice(element.getBoundingClientRect(), size, { width, height }, isRtl(element))
  Object.assign(box.style, { left: `${to.left}px`, top: `${to.top}px` })
  box.dataset['side'] = to.side
  const arrow = box.querySelector<SVGElement>(':scope > .vitrine-notice__arrow')
  // From inside the notice's own line.
  if (arrow) arrow.style.left = `${to.tip - box.clientLeft}px`
}
