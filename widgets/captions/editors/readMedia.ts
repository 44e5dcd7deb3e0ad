import type { InsertedMedia } from '../../../src/captions/html/mediaTag'
import { MEDIA } from '../../../src/captions/mediaTitle'

/** The one media that an element is, or holds without any text; else null. */
export function readMedia(element: Element): InsertedMedia | null {
  const selector = MEDIA.join()
  const all = element.matches(selector) ? [element] : [...element.querySelectorAll(selector)]
  const [media] = all
  if (!media || all.length > 1 || element.textContent?.trim()) return null
  const own = (name: string) => media.getAttribute(name)
  return {
    title: own('title') ?? '',
    widgetType: own('data-widget-type') ?? typeOf(media.localName),
    align: own('data-align') ?? own('align') ?? ((media as HTMLElement).style.float || null),
  }
}

/** The widget type of media that name none. */
export function typeOf(name: string): string {
  return name === 'img' ? 'image' : name
}
