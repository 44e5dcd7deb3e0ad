import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { lakeCabin } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const listings = searchElement(mountPoints('search-box', 'facets', 'results', 'pager'), {
  facets: ['city'],
})
const answer = anAnswer({ numFound: 30, facets: { city: { Bern: 3, Thun: 2 } } })
const address = () => location.pathname + location.search + location.hash

/** Opens the page and waits for its first results. */
async function arrive(html = listings, arrival: Parameters<typeof visit>[1] = {}) {
  const wire = openWire()
  const page = await visit(html, arrival)
  await wire.answer(answer)
  await pass(40)
  return { wire, page }
}

/** Changes the fragment as Back, Forward or a link does. */
async function goTo(fragment: string) {
  await change(() => {
    history.replaceState(
      null,
      '',
      `${location.pathname}${location.search}${fragment && `#${fragment}`}`,
    )
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

const choose = (name: RegExp) => aVisitor().click(screen.getByRole('checkbox', { name }))
const search = (text: string) => aVisitor().type(screen.getByRole('textbox'), `${text}{Enter}`)

describe('an action of the visitor (spec 2.1)', () => {
  it('writes the fragment as one history entry', async () => {
    const { wire } = await arrive()
    const before = history.length
    await choose(/Bern/)
    expect(location.hash).toBe('#fq=city:Bern')
    expect(history.length).toBe(before + 1)
    await wire.answer(answer)
    await search('lake')
    expect(location.hash).toBe('#q=lake&fq=city:Bern')
    expect(history.length).toBe(before + 2)
  })

  it('writes the address before its search is sent', async () => {
    const { wire } = await arrive()
    const hashes: string[] = []
    document.addEventListener('vitrine:search:sent', () => hashes.push(location.hash), {
      once: true,
    })
    await choose(/Bern/)
    expect(hashes).toEqual(['#fq=city:Bern'])
    expect(wire.waiting()).toEqual(['q=*:* city:Bern'])
  })

  it('writes nothing when nothing changes', async () => {
    const { wire } = await arrive()
    const before = history.length
    await aVisitor().type(screen.getByRole('textbox'), '{Enter}')
    expect([history.length, location.hash, wire.waiting()]).toEqual([before, '', []])
  })

  it('keeps query parameters and foreign pairs of the fragment', async () => {
    await arrive(listings, { query: '?page=7&query=theirs', fragment: 'tab=map&other' })
    await choose(/Bern/)
    expect(address()).toBe('/?page=7&query=theirs#tab=map&other&fq=city:Bern')
    await choose(/Bern/)
    expect(address()).toMatch(/^\/\?page=7&query=theirs#tab=map&other/)
  })

  it('writes only exposed params', async () => {
    const { wire } = await arrive(
      searchElement(mountPoints('search-box', 'facets', 'results'), {
        facets: ['city'],
        exposed_params: ['q'],
      }),
    )
    await choose(/Bern/)
    expect(wire.waiting()).toEqual(['q=*:* city:Bern'])
    expect(location.hash).toBe('')
  })

  it('replaces an anchor of the page', async () => {
    await arrive(listings, { fragment: 'top' })
    await choose(/Bern/)
    expect(location.hash).toBe('#fq=city:Bern')
  })

  it('leaves no fragment after the last filter is removed', async () => {
    const { wire } = await arrive()
    await choose(/Bern/)
    await wire.answer(answer)
    await choose(/Bern/)
    expect(address()).toBe('/')
  })

  it('includes a bus command', async () => {
    const { page, wire } = await arrive()
    await change(() => page.bus.emit('search:set', { params: { q: 'loft' } }))
    expect(location.hash).toBe('#q=loft')
    expect(wire.waiting()).toEqual(['q=loft'])
  })
})

describe('a fragment that changes', () => {
  it('runs the search with its params', async () => {
    const { wire } = await arrive()
    await goTo('q=lake&fq=city%3ABern&start=10')
    expect(wire.waiting()).toEqual(['q=lake city:Bern start=10'])
    expect(screen.getByRole('textbox')).toHaveValue('lake')
    await wire.answer(anAnswer({ docs: [lakeCabin], numFound: 30, start: 10 }))
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2')
  })

  it('restores the defaults when it is empty', async () => {
    const { wire } = await arrive(listings, { fragment: 'q=lake' })
    await goTo('')
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  it('restores every step of Back and Forward', async () => {
    const { wire } = await arrive()
    await choose(/Bern/)
    await wire.answer(answer)
    await search('lake')
    await wire.answer(answer)
    const back = async () => {
      const changed = new Promise((done) =>
        window.addEventListener('hashchange', done, { once: true }),
      )
      await change(() => history.back())
      for (let turn = 0; turn < 50 && wire.waiting().length === 0; turn++) await pass(10)
      await change(() => changed)
      await wire.answer(answer)
    }
    await back()
    await back()
    expect(wire.log.filter((line) => line.startsWith('>'))).toEqual([
      '> q=*:*',
      '> q=*:* city:Bern',
      '> q=lake city:Bern',
      '> q=*:* city:Bern',
      '> q=*:*',
    ])
    expect(screen.getByRole('checkbox', { name: /Bern/ })).not.toBeChecked()
  })

  it.each(['top', 'section-2', ':~:text=lake', '/some/route', 'tab=map'])(
    'keeps the results where it is none of ours: #%s',
    async (fragment) => {
      const { wire } = await arrive(listings, { fragment: 'q=lake' })
      await goTo(fragment)
      expect(wire.waiting()).toEqual([])
      expect(screen.getByRole('textbox')).toHaveValue('lake')
      expect(location.hash).toBe(`#${fragment}`)
    },
  )

  it('runs no search when its results are shown already', async () => {
    const { wire } = await arrive(listings, { fragment: 'q=lake' })
    await goTo('q=lake&tab=map')
    expect(wire.waiting()).toEqual([])
  })
})

describe('a browser without hashchange events', () => {
  const nativeEvent = Object.getOwnPropertyDescriptor(window, 'onhashchange')
  const inherited = Object.getOwnPropertyDescriptor(Window.prototype, 'onhashchange')
  beforeEach(() => {
    Reflect.deleteProperty(window, 'onhashchange')
    Reflect.deleteProperty(Window.prototype, 'onhashchange')
  })
  afterEach(() => {
    if (nativeEvent) Object.defineProperty(window, 'onhashchange', nativeEvent)
    if (inherited) Object.defineProperty(Window.prototype, 'onhashchange', inherited)
  })

  it('polls the fragment every 250 ms', async () => {
    expect('onhashchange' in window).toBe(false)
    const { wire } = await arrive()
    // The script started 80 ms ago.
    await change(() => history.replaceState(null, '', '#q=lake'))
    await pass(160)
    expect(wire.waiting()).toEqual([])
    await pass(10)
    expect(wire.waiting()).toEqual(['q=lake'])
  })

  it("does not treat the visitor's action as a change", async () => {
    const { wire } = await arrive()
    await choose(/Bern/)
    await pass(1000)
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*', '> q=*:* city:Bern'])
  })
})
