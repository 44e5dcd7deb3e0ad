import { CAPTION_MOST } from '../../../src/gallery/constants'
import { trustedHtml } from '../../shared/trusted-types/trustedHtml'
import type { Cleaner } from './captionCleaner'

/** What an image is called, over its lower edge; slides with the pointer (spec 2.4). */
export interface Caption {
  readonly element: HTMLElement
  /** Shows the caption of another item; an empty one is hidden. Resolves with its plain text once it stands there. */
  readonly set: (html: string) => Promise<string>
  readonly slide: (to: 'down' | 'up') => void
  readonly toggle: () => void
}

export function createCaption(cleaner: Cleaner): Caption {
  const element = document.createElement('div')
  element.className = 'vitrine-gallery__caption'
  const text = document.createElement('div')
  text.className = 'vitrine-gallery__caption-text'
  element.append(text)
  let down = true
  let newest = ''
  const show = () => {
    element.hidden = text.textContent?.trim() === '' && !text.querySelector('img')
    element.dataset['state'] = down ? 'down' : 'up'
    // A long one is scrolled, by keyboard too.
    if (text.scrollHeight > text.clientHeight + 1) text.tabIndex = 0
    else text.removeAttribute('tabindex')
  }
  const slide = (to: 'down' | 'up') => {
    down = to === 'down'
    show()
  }
  return {
    element,
    async set(html) {
      const caption = html.slice(0, CAPTION_MOST)
      newest = caption
      text.replaceChildren()
      show()
      const clean = await cleaner(caption)
      if (newest !== caption) return ''
      if (clean === null) text.textContent = caption
      else text.innerHTML = trustedHtml(clean)
      show()
      return text.textContent ?? ''
    },
    slide,
    toggle: () => slide(down ? 'up' : 'down'),
  }
}
