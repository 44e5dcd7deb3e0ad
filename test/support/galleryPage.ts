import { screen, within } from '@testing-library/react'
import { aVisitor, change, visit } from './page'
import { required } from './required'
import { askForLessMotion } from './screenWidth'
import { pass } from './time'

/** A link to an image, with its thumbnail; of known size, since jsdom loads none. */
export function aLink(name: string, attributes = ''): string {
  const size = 'data-vitrine-width="800" data-vitrine-height="600"'
  return `<a href="/${name}.jpg" ${size} ${attributes}><img src="/${name}-s.jpg" alt="${name}"></a>`
}

export const gallery = () => screen.queryByRole('dialog', { name: 'Gallery' })
export const inGallery = () => within(required(gallery()))
export const press = (name: string) => inGallery().getByRole('button', { name })
/** The counter's text. */
export const position = () => gallery()?.querySelector('.vitrine-gallery__counter')?.textContent
/** The name of the shown image. */
export const shown = () =>
  gallery()
    ?.querySelector('.pswp__item:not([inert]) .pswp__img:not([aria-hidden])')
    ?.getAttribute('alt')
export const caption = () => gallery()?.querySelector<HTMLElement>('.vitrine-gallery__caption')
/** Loads the shown image, or fails it. */
export const settleImage = (how: 'load' | 'error') =>
  change(() =>
    gallery()
      ?.querySelector('.pswp__item:not([inert]) .pswp__img:not([aria-hidden])')
      ?.dispatchEvent(new Event(how)),
  )

/** Whether a click on a link is not prevented; jsdom does not navigate. */
export function isFollowed(link: Element, how: MouseEventInit = {}): boolean {
  let followed = false
  const look = (event: Event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', look, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return followed
}

/** Opens a page with galleries, without animations. */
export async function arrive(html: string, settings: object = {}) {
  askForLessMotion()
  Object.defineProperty(document.documentElement, 'clientWidth', {
    value: 1280,
    configurable: true,
  })
  const json = JSON.stringify(settings)
  const page = await visit(
    `<script type="application/json" data-vitrine-settings>${json}</script>${html}`,
  )
  const visitor = aVisitor()
  const open = async (name: string) => {
    await visitor.click(screen.getByRole('link', { name }))
    await pass(0)
    await pass(100)
  }
  return { page, visitor, open }
}
