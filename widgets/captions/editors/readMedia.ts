import type { InsertedMedia } from '../../../src/captions/html/mediaTag'
import { MEDIA_ELEMENTS } from '../../../src/captions/mediaTitle'

/** The one media that an element is, or holds without any text; else null. */
export function readMedia(element: Element): InsertedMedia | null {
  const selector = MEDIA_ELEMENTS.join()
  const all = element.matches(selector) ? [element] : [...element.querySelectorAll(selector)]
  const [media] = all
  if (!media || all.length > 1 || element.textContent?.trim()) return null
  const attribute = (name: string) => media.getAttribute(name)
  return {
    title: attribute('title') ?? '',
    widgetType: attribute('data-widget-type') ?? defaultWidgetType(media.localName),
    align:
      attribute('data-align') ?? attribute('align') ?? ((media as HTMLElement).style.float || null),
  }
}

/** The widget type of media that name none. */
export function defaultWidgetType(name: string): string {
  return name === 'img' ? 'image' : name
}
