import { NAMED_MARKUP } from '../../../src/contract/namedMarkup'
import { change, visit } from '../../support/page'

const link = '<a id="dusk" class="colorbox" href="/dusk.jpg">Dusk</a>'

describe('markup that the specification names', () => {
  it('mounts without data-vitrine, once, now and when it comes later', async () => {
    const page = await visit(link)
    const widgets = () => page.doctor().widgets.map(({ name }) => name)
    await change(() => page.attach())
    expect(widgets()).toEqual(['a#dusk'])
    await change(() => document.body.append(parsed(link.replace('dusk', 'dawn'))))
    expect(widgets()).toEqual(['a#dusk', 'a#dawn'])
  })

  it('is unmounted like any other mount point', async () => {
    const page = await visit(link)
    await change(() => page.detach())
    expect(page.doctor().widgets).toEqual([])
    expect(document.body.innerHTML).toContain(link)
  })

  it('has selectors that every browser accepts', () => {
    for (const [selector] of NAMED_MARKUP) expect(document.querySelector(selector)).toBeNull()
  })
})

function parsed(html: string): Element {
  const place = document.createElement('div')
  place.innerHTML = html
  return place.firstElementChild as Element
}
