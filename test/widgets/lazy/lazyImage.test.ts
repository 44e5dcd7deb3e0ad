import { takeConsole } from '../../support/console'
import { onTestEnd } from '../../support/onTestEnd'
import { change, visit } from '../../support/page'
import { required } from '../../support/required'
import { aMoment } from '../../support/time'
import { marginsOf, scrollTo, watched } from '../../support/viewport'

const pictures = `
  <img class="bto-lazy hero" alt="Lake" data-src="/lake.jpg" data-srcset="/lake-2.jpg 2x">
  <picture>
    <source data-srcset="/wide.jpg" media="(min-width: 60em)">
    <img class="bto-lazy" alt="Loft" data-src="/loft.jpg">
  </picture>
  <img data-vitrine="lazy" alt="Barn" data-srcset="/barn.jpg 1x">
  <img alt="Somebody else’s" data-src="/else.jpg">`

const named = (alt: string) =>
  required(document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`))
const states = () => [...document.images].map((image) => image.className)
const loaded = () => [...document.images].filter((image) => image.hasAttribute('src')).length

function setGlobal(name: string, value: unknown) {
  Object.assign(window, { [name]: value })
  onTestEnd(() => {
    Reflect.deleteProperty(window, name)
  })
}

describe('a lazy picture (spec 3.17, 4.11)', () => {
  it('is bto-lazy until it is within 80 px of the viewport, then bto-lazy-loaded', async () => {
    await visit(pictures)
    expect(states()).toEqual(['bto-lazy hero', 'bto-lazy', 'bto-lazy', ''])
    expect(marginsOf(named('Lake'))).toEqual(['80px 0px'])
    scrollTo(named('Lake'))
    expect(named('Lake')).toHaveAttribute('src', '/lake.jpg')
    expect(named('Lake')).toHaveAttribute('srcset', '/lake-2.jpg 2x')
    expect(named('Lake').className).toBe('bto-lazy-loaded hero')
    expect(loaded()).toBe(1)
    expect(watched()).not.toContain(named('Lake'))
  })

  it('sets the sources of its <picture> before its own', async () => {
    await visit(pictures)
    const order: string[] = []
    const set = jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
      this: Element,
      name: string,
    ) {
      order.push(`${this.localName} ${name}`)
    })
    scrollTo(named('Loft'))
    set.mockRestore()
    expect(order).toEqual(['source srcset', 'img src'])
  })

  it('can be marked by data-vitrine, with a srcset only', async () => {
    await visit(pictures)
    scrollTo(named('Barn'))
    expect(named('Barn')).toHaveAttribute('srcset', '/barn.jpg 1x')
    expect(named('Barn')).not.toHaveAttribute('src')
    expect(named('Barn').className).toBe('bto-lazy-loaded')
  })

  it('is ignored without a mark', async () => {
    await visit(pictures)
    expect(watched()).not.toContain(named('Somebody else’s'))
  })

  it('is loaded for print anywhere on the page', async () => {
    await visit(pictures)
    await change(() => window.dispatchEvent(new Event('beforeprint')))
    expect(states()).toEqual(['bto-lazy-loaded hero', 'bto-lazy-loaded', 'bto-lazy-loaded', ''])
    expect(watched()).toEqual([])
  })

  it('is loaded at once in a browser without IntersectionObserver', async () => {
    const { IntersectionObserver } = window
    Reflect.deleteProperty(window, 'IntersectionObserver')
    onTestEnd(() => {
      Object.assign(window, { IntersectionObserver })
    })
    await visit(pictures)
    expect(named('Lake').className).toBe('bto-lazy-loaded hero')
  })

  it('is no longer observed when it is removed; an added one is', async () => {
    await visit(pictures)
    const removed = named('Lake')
    await change(() => removed.remove())
    await aMoment()
    expect(watched()).not.toContain(removed)
    const added = document.createElement('p')
    added.innerHTML = '<img class="bto-lazy" alt="New" data-src="/new.jpg">'
    await change(() => document.body.append(added))
    await aMoment()
    scrollTo(named('New'))
    expect(named('New')).toHaveAttribute('src', '/new.jpg')
  })

  it('is restored when it is detached, unless it is loaded', async () => {
    const page = await visit(pictures)
    scrollTo(named('Loft'))
    await change(() => page.detach())
    expect(states()).toEqual(['bto-lazy hero', 'bto-lazy-loaded', '', ''])
    expect(watched()).toEqual([])
    await change(() => page.attach())
    await aMoment()
    scrollTo(named('Lake'))
    expect(named('Lake')).toHaveAttribute('src', '/lake.jpg')
    expect(takeConsole()).toEqual([])
  })
})

describe('an element that cannot load lazily', () => {
  it.each([
    ['<iframe class="bto-lazy" id="film" data-src="/film"></iframe>', 'iframe#film', 'iframe'],
    ['<div data-vitrine="lazy" id="all"><img data-src="/a.jpg"></div>', 'lazy#all', 'div'],
  ])('is reported: %s', async (html, name, found) => {
    await visit(html)
    expect(takeConsole()).toEqual([
      `error: Vitrine: ${name} was not mounted.\n  it must be an <img> with data-src or data-srcset, or have data-bto-jump-select with the URL of a part of the page, got <${found}>`,
    ])
  })
})

describe('another lazy loader of the page', () => {
  const aside = (name: string) =>
    `warn: Vitrine: ${name} loads pictures or parts of this page when they come near, so Vitrine leaves those to it. Take it out of the page and Vitrine loads them.`

  it.each([
    ['lazySizes', {}, 'window.lazySizes'],
    ['lazySizes', { cfg: { lazyClass: 'bto-lazy' } }, 'window.lazySizes'],
    ['Drupal', { behaviors: { btoLazy: {} } }, 'Drupal.behaviors.btoLazy'],
    ['Drupal', { behaviors: { bto_lazy_load: {} } }, 'Drupal.behaviors.bto_lazy_load'],
  ])('gets its pictures, which is reported once: %s %j', async (name, value, warning) => {
    setGlobal(name, value)
    await visit('<img class="bto-lazy" data-src="/a.jpg"><img class="bto-lazy" data-src="/b.jpg">')
    expect(watched()).toEqual([])
    expect(loaded()).toBe(0)
    expect(takeConsole()).toEqual([aside(warning)])
  })

  it('that starts after us gets the pictures that are not loaded yet', async () => {
    await visit(pictures)
    scrollTo(named('Lake'))
    setGlobal('lazySizes', { cfg: { lazyClass: 'bto-lazy' } })
    scrollTo(named('Loft'))
    expect(loaded()).toBe(1)
    expect(takeConsole()).toEqual([aside('window.lazySizes')])
  })

  it('does not get pictures without its class', async () => {
    setGlobal('lazySizes', { cfg: { lazyClass: 'lazyload' } })
    await visit(pictures)
    scrollTo(named('Lake'))
    expect(loaded()).toBe(1)
  })

  it('is not an element with such an id', async () => {
    await visit(`<a id="lazySizes"></a><a id="Drupal"></a>${pictures}`)
    scrollTo(named('Lake'))
    expect(loaded()).toBe(1)
  })
})
