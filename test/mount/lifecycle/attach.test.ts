import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { recordBusEvents } from '../../support/busLog'
import { takeSearchConsole } from '../../support/failedSearches'
import { cityLoft, lakeCabin } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const listings = searchElement(`${mountPoints('search-box', 'results')}<p id="end"></p>`)
const search = () => required(document.getElementById('listings'))
const roots = () => document.querySelectorAll('[data-vitrine-root]').length

describe('attaching', () => {
  it('mounts each element once, however often attach is called', async () => {
    const wire = openWire()
    const page = await visit(listings)
    await change(() => {
      page.attach()
      page.attach(search())
      page.attach(document.body)
    })
    expect(roots()).toBe(2)
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it("renders into one root element, behind the CMS's markup", async () => {
    const wire = openWire()
    await visit(searchElement('<div id="list" data-vitrine="results"><p>Our cabins</p></div>'))
    const list = required(document.getElementById('list'))
    expect([...list.children].map((one) => one.outerHTML)).toEqual([
      '<p>Our cabins</p>',
      '<div data-vitrine-root=""></div>',
    ])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(list.children).toHaveLength(2)
    expect(within(list.children[1] as HTMLElement).getByText(lakeCabin.title)).toBeVisible()
  })

  it("hides the CMS's markup once there is something to show, bare texts too", async () => {
    const wire = openWire()
    await visit(
      searchElement('<div id="list" data-vitrine="results">Our <b>cabins</b> by the lake</div>'),
    )
    const list = required(document.getElementById('list'))
    const hidden = () =>
      [...list.querySelectorAll('[data-vitrine-hidden]')].map((one) => one.textContent)
    expect(hidden()).toEqual([])
    await wire.answer()
    expect(hidden()).toEqual(['Our ', 'cabins', ' by the lake'])
  })

  it("keeps the CMS's markup when the first search fails", async () => {
    const wire = openWire()
    await visit(searchElement('<div data-vitrine="results"><p>Our cabins</p></div>'))
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    expect(screen.getByText('Our cabins')).not.toHaveAttribute('data-vitrine-hidden')
  })

  it('never looks inside templates and our own roots', async () => {
    openWire()
    await visit(
      searchElement(
        `${mountPoints('results')}<div hidden data-vitrine-template="result"><div data-vitrine="flag"></div></div>`,
      ),
    )
    expect(roots()).toBe(1)
  })

  it('gives every root unique ids', async () => {
    openWire()
    await visit(searchElement(mountPoints('search-box', 'search-box')))
    const [first, second] = screen.getAllByRole('textbox').map(({ id }) => id)
    expect(first).toMatch(/vitrine-\d+/)
    expect(second).not.toBe(first)
  })
})

describe('detaching', () => {
  const html = searchElement(
    `<div data-vitrine="search-box"><form><input name="q"></form></div>
     <div data-vitrine="results">Our <b>cabins</b><script>1</script></div>`,
  )

  it('restores the markup, and is idempotent', async () => {
    const wire = openWire()
    document.body.innerHTML = html
    const before = search().outerHTML
    const page = await visit(html)
    await wire.answer()
    expect(search().outerHTML).not.toBe(before)
    await change(() => {
      page.detach()
      page.detach(document.body)
    })
    expect(search().outerHTML).toBe(before)
  })

  it('detaches only the given part', async () => {
    const wire = openWire()
    const log = recordBusEvents()
    const page = await visit(html)
    await wire.answer()
    await change(() => page.detach(required(document.querySelector('[data-vitrine="results"]'))))
    expect(roots()).toBe(1)
    expect(log).toContain('content:detached')
    expect(search()).toHaveAttribute('data-state', 'ready')
  })

  it('aborts requests in flight and removes the component', async () => {
    const wire = openWire()
    const page = await visit(html)
    await change(() => page.detach())
    expect(wire.log).toEqual(['> q=*:*', 'x q=*:*'])
    expect(page.getState()).toMatchObject({ searches: {}, answers: {} })
    expect(takeSearchConsole()).toEqual([])
  })

  it('can be undone by attaching again', async () => {
    const wire = openWire()
    const page = await visit(html)
    await change(() => page.detach())
    await change(() => page.attach())
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
  })
})

describe('a page that changes', () => {
  it('mounts what arrives later, whole components too', async () => {
    const wire = openWire()
    const log = recordBusEvents()
    await visit('<main></main>')
    await change(() => {
      required(document.querySelector('main')).innerHTML = listings
    })
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
    expect(log.filter((line) => line.startsWith('content'))).toEqual(['content:attached'])
  })

  it('lets a late widget join its component, with the current response', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.answer(anAnswer({ docs: [lakeCabin], numFound: 7 }))
    await change(() => {
      required(document.getElementById('end')).innerHTML = mountPoints('result-count')
    })
    expect(screen.getByText('1–1 of 7')).toBeVisible()
    expect(wire.waiting()).toEqual([])
  })

  it('unmounts what leaves, a frame later', async () => {
    const wire = openWire()
    const log = recordBusEvents()
    const page = await visit(listings)
    await wire.answer()
    const element = search()
    await change(() => element.remove())
    expect(page.doctor().widgets).toHaveLength(3)
    await aMoment()
    expect(page.doctor().widgets).toHaveLength(0)
    expect(element.querySelector('[data-vitrine-root]')).toBeNull()
    expect(log).toContain('search:left listings')
  })

  it('keeps a moved element mounted: its results, what was typed, its component', async () => {
    const wire = openWire()
    const page = await visit(`${listings}<aside></aside>`)
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    await aVisitor().type(screen.getByRole('textbox'), 'half a wo')
    const root = document.querySelector('[data-vitrine-root]')
    await change(() => required(document.querySelector('aside')).append(search()))
    await aMoment()
    expect(document.querySelector('[data-vitrine-root]')).toBe(root)
    expect(screen.getByRole('textbox')).toHaveValue('half a wo')
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
    expect(page.doctor().widgets).toHaveLength(3)
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*'])
  })

  it('keeps an element mounted that returns within the frame', async () => {
    const wire = openWire()
    await visit(`${listings}<aside></aside>`)
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    const element = search()
    await change(() => element.remove())
    await change(() => required(document.querySelector('aside')).append(element))
    await aMoment()
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*'])
  })

  it('mounts an unmounted element again when it returns', async () => {
    const wire = openWire()
    await visit(`${listings}<aside></aside>`)
    await wire.answer()
    const element = search()
    await change(() => element.remove())
    await aMoment()
    await change(() => required(document.querySelector('aside')).append(element))
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(screen.getByText(cityLoft.title)).toBeVisible()
  })

  it('holds nothing of twenty components after they left', async () => {
    const wire = openWire()
    const page = await visit('<main></main>')
    const main = required(document.querySelector('main'))
    for (let round = 0; round < 20; round++) {
      await change(() => {
        main.innerHTML = listings
      })
      await wire.answer()
      await change(() => {
        main.innerHTML = ''
      })
      await aMoment()
    }
    const { searches, answers } = page.getState()
    expect([searches, answers, page.doctor().widgets, page.doctor().problems]).toEqual([
      {},
      {},
      [],
      [],
    ])
    expect(document.querySelectorAll('.vitrine-announcer')).toHaveLength(1)
  })
})

describe('a widget that breaks', () => {
  it("shows the CMS's markup again, is reported, and its neighbours work", async () => {
    const wire = openWire()
    const native = window.matchMedia
    window.matchMedia = () => {
      throw new Error('no media here')
    }
    const log = recordBusEvents()
    const page = await visit(
      searchElement(
        `<div id="filters" data-vitrine="facets"><p>Our filters</p></div>${mountPoints('results')}`,
      ),
    )
    window.matchMedia = native
    expect(takeSearchConsole()).toEqual([
      'error: Vitrine: facets#filters broke and its own markup is shown again: Error: no media here',
    ])
    expect(log).toContain('widget:failed facets')
    expect(screen.getByText('Our filters')).not.toHaveAttribute('data-vitrine-hidden')
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
    expect(page.doctor().problems).toMatchObject([{ level: 'error' }])
  })

  it("shows the CMS's markup again when it breaks later", async () => {
    const wire = openWire()
    await visit(
      searchElement(
        `<div id="list" data-vitrine="results" data-vitrine-numvisible="1"><p>Our cabins</p></div>
         ${mountPoints('search-box')}`,
      ),
    )
    await wire.answer()
    expect(screen.getByText('Our cabins')).toHaveAttribute('data-vitrine-hidden')
    const native = window.IntersectionObserver
    Object.assign(window, { IntersectionObserver: null })
    await aVisitor().type(screen.getByRole('textbox'), 'loft{Enter}')
    await wire.answer(anAnswer({ docs: [cityLoft, lakeCabin] }))
    Object.assign(window, { IntersectionObserver: native })
    expect(takeSearchConsole()).toEqual([
      expect.stringMatching(
        /^error: Vitrine: results#list broke and its own markup is shown again: TypeError/,
      ),
    ])
    expect(screen.getByText('Our cabins')).not.toHaveAttribute('data-vitrine-hidden')
    expect(screen.getByRole('textbox')).toHaveValue('loft')
  })
})
