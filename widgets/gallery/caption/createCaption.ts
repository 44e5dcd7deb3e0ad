import { MAX_CAPTION_LENGTH } from '../../../src/gallery/constants'
import { trustedHtml } from '../../shared/trusted-types/trustedHtml'
import type { CaptionSanitiser } from './createCaptionSanitiser'

/** The caption over the lower edge of an image; it slides with the pointer (spec 2.4). */
export interface Caption {
  readonly element: HTMLElement
  /** Shows another item's caption; an empty one is hidden. Resolves with its plain text when it is shown. */
  readonly set: (html: string) => Promise<string>
  readonly slide: (to: 'down' | 'up') => void
  readonly toggle: () => void
}

export function createCaption(sanitise: CaptionSanitiser): Caption {
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
    // A long caption can be scrolled by keyboard.
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
      const caption = html.slice(0, MAX_CAPTION_LENGTH)
      newest = caption
      text.replaceChildren()
      show()
      const clean = await sanitise(caption)
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
