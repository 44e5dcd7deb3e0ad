import PhotoSwipe from 'photoswipe'
import { useEffect, useRef } from 'react'
import type { WidgetProps } from '../shared/widgetProps'
import type { GalleryConfig } from './config'

/** Initial size of an image of unknown size, in CSS pixels (spec 9). */
const INITIAL = { width: 600, height: 450 }

/** Opens the marked links around it in a modal gallery (spec 2.4). The links stay what they are without it. */
export function Gallery({ config }: WidgetProps<GalleryConfig>) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = mark.current?.closest('[data-vitrine="gallery"]')
    if (!element) return
    const open = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest(config.links) : null
      const links = [...element.querySelectorAll<HTMLAnchorElement>(config.links)]
      const index = target instanceof HTMLAnchorElement ? links.indexOf(target) : -1
      if (index < 0) return
      event.preventDefault()
      const dataSource = links.map((link) => ({ src: link.href, alt: link.title, ...INITIAL }))
      new PhotoSwipe({ dataSource, index, bgOpacity: 0.9 }).init()
    }
    element.addEventListener('click', open)
    return () => element.removeEventListener('click', open)
  }, [config.links])
  return <span ref={mark} hidden />
}
