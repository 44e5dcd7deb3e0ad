import type PhotoSwipe from 'photoswipe'
import type { GalleryMessageKey } from '../../../src/gallery/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import type { Slideshow } from '../slideshow/createSlideshow'

const START = '<path class="vitrine-gallery__start" d="M11 8v16l13-8z"/>'
const STOP = '<path class="vitrine-gallery__stop" d="M10 9h4v14h-4zM18 9h4v14h-4z"/>'

interface Controls {
  /** `image 2 of 5`. */
  readonly positionOf: (index: number) => string
  readonly translate: Translate<GalleryMessageKey>
  readonly slideshow: Slideshow
  readonly caption: HTMLElement
}

/** Adds the counter, the slideshow's toggle and the caption to PhotoSwipe's controls (spec 2.4). */
export function addControls(pswp: PhotoSwipe, controls: Controls): void {
  const { positionOf, translate, slideshow, caption } = controls
  const showState = (button: HTMLElement) => {
    const isRunning = slideshow.isRunning()
    const label = translate(isRunning ? 'gallery.stop' : 'gallery.start')
    button.title = label
    button.setAttribute('aria-label', label)
    button.dataset['state'] = isRunning ? 'running' : 'stopped'
    for (const icon of button.querySelectorAll('path'))
      icon.style.display = icon.matches('.vitrine-gallery__stop') === isRunning ? '' : 'none'
  }
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      name: 'position',
      className: 'pswp__counter vitrine-gallery__counter',
      order: 5,
      onInit: (element) =>
        pswp.on('change', () => {
          element.textContent = positionOf(pswp.currIndex)
        }),
    })
    pswp.ui?.registerElement({
      name: 'slideshow',
      order: 8,
      isButton: true,
      html: { isCustomSVG: true, inner: START + STOP },
      onInit: showState,
      onClick: (_, button) => {
        slideshow.toggle()
        showState(button)
      },
    })
    pswp.ui?.registerElement({
      name: 'caption',
      className: 'vitrine-gallery__foot',
      order: 9,
      appendTo: 'root',
      onInit: (element) => element.append(caption),
    })
  })
}
