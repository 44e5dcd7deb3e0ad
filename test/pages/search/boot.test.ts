import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { recordBusEvents } from '../../support/busLog'
import { lakeCabin } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { configured, mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const roots = () => document.querySelectorAll('[data-vitrine-root]').length

describe('booting a search component (spec 4.1)', () => {
  it('adds widgets, initialises, applies defaults, searches, and is ready, in this order', async () => {
    const wire = openWire()
    const log = recordBusEvents()
    await visit(searchElement(mountPoints('pager', 'search-box', 'results')))
    expect(log.slice(0, 8)).toEqual([
      'search:widget-added listings results',
      'search:widget-added listings search-box',
      'search:widget-added listings pager',
      'search:initialised listings',
      'search:defaults-applied listings',
      'search:queued listings 1',
      'search:ready listings',
      'search:sent listings 1',
    ])
    expect(wire.log).toEqual(['> q=*:*'])
  })

  it('sends the first search before any root renders', async () => {
    openWire()
    const rootsAt = new Map<string, number>()
    recordBusEvents((event) => rootsAt.set(event, roots()))
    await visit(searchElement(mountPoints('results', 'pager')))
    expect(rootsAt.get('search:sent')).toBe(0)
    expect(rootsAt.get('search:ready')).toBe(0)
    expect(roots()).toBe(2)
  })

  it('mounts the results first, even when they are last in the page', async () => {
    openWire()
    const log = recordBusEvents()
    await visit(searchElement(mountPoints('facets', 'pager', 'results')))
    expect(log.filter((line) => line.startsWith('widget:mounted'))).toEqual([
      'widget:mounted results',
      'widget:mounted pager',
      'widget:mounted facets',
    ])
  })

  it('emits its events to listeners that were queued before the script loaded', async () => {
    openWire()
    const ready = jest.fn()
    Object.assign(window, { vitrineQueue: [['on', 'search:ready', ready]] })
    await visit(searchElement(mountPoints('results')))
    expect(ready.mock.calls).toEqual([[{ id: 'listings' }]])
    Reflect.deleteProperty(window, 'vitrineQueue')
  })

  it.each([0, -1, '-5'])('runs no search with max_rows %p, but is ready', async (max_rows) => {
    const wire = openWire()
    const log = recordBusEvents()
    await visit(searchElement(mountPoints('search-box', 'results'), { max_rows }))
    expect(log).toContain('search:ready listings')
    await aVisitor().type(screen.getByRole('textbox'), 'lake{Enter}')
    expect(wire.log).toEqual([])
    expect(log.filter((line) => line.startsWith('search:queued'))).toEqual([])
    expect(document.getElementById('listings')).toHaveAttribute('data-state', 'idle')
  })

  it('searches for default_q, unless the address has a query (design decision 9)', async () => {
    const wire = openWire()
    const html = searchElement(mountPoints('search-box', 'results'), { default_q: 'cabin' })
    await visit(html)
    expect(wire.log).toEqual(['> q=cabin'])
    expect(screen.getByRole('textbox')).toHaveValue('cabin')
    expect(location.hash).toBe('')
  })

  it('sends default_boost, the index and the configured params', async () => {
    const wire = openWire()
    const solr = { default_boost: 'log(rating)', index: 'houses', params: { qf: 'title^2' } }
    await visit(searchElement(mountPoints('results'), solr))
    const sent = new URLSearchParams(wire.bodies[0])
    expect(sent.get('boost')).toBe('log(rating)')
    expect(sent.get('qf')).toBe('title^2')
    expect(sent.getAll('fq')).toEqual(['index_id:houses'])
  })

  it('applies the params of a shared link', async () => {
    const wire = openWire()
    const html = searchElement(mountPoints('search-box', 'results'), { default_q: 'cabin' })
    await visit(html, { fragment: 'q=lake&fq=city%3ABern&start=20' })
    expect(wire.log).toEqual(['> q=lake city:Bern start=20'])
    expect(screen.getByRole('textbox')).toHaveValue('lake')
  })

  it('applies the defaults when the fragment is foreign', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('results'), { default_q: 'cabin' }), { fragment: 'top' })
    expect(wire.log).toEqual(['> q=cabin'])
    expect(location.hash).toBe('#top')
  })

  it('applies the defaults of params that the link leaves out', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('results'), { default_q: 'cabin' }), {
      fragment: 'fq=city%3ABern',
    })
    expect(wire.log).toEqual(['> q=cabin city:Bern'])
  })
})

describe('the default page', () => {
  const alone = `<main><div id="listings" data-vitrine="search"
    data-vitrine-solr.url="/solr/select" data-vitrine-solr.return_full_docs="0"
    data-vitrine-solr.facets='["city"]'><p>Our cabins</p></div></main>`

  it('is created in an empty search element', async () => {
    const wire = openWire()
    await visit(alone)
    await wire.answer(anAnswer({ docs: [lakeCabin], numFound: 25, facets: { city: { Bern: 3 } } }))
    expect(screen.getByRole('search')).toBeVisible()
    expect(screen.getByRole('heading', { name: lakeCabin.title })).toBeVisible()
    expect(screen.getByText('1–1 of 25')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    expect(await screen.findByRole('group', { name: 'city' })).toBeVisible()
  })

  it("keeps the CMS's markup as fallback until the results are shown", async () => {
    const wire = openWire()
    const page = await visit(alone)
    const fallback = screen.getByText('Our cabins')
    expect(fallback.closest('[data-vitrine]')).toHaveAttribute('data-vitrine', 'results')
    expect(fallback).not.toHaveAttribute('data-vitrine-hidden')
    await wire.answer()
    expect(fallback).toHaveAttribute('data-vitrine-hidden')
    await change(() => page.detach())
    expect(fallback).not.toHaveAttribute('data-vitrine-hidden')
  })

  it('is not created when the search element contains a mount point', async () => {
    openWire()
    await visit(searchElement(mountPoints('results')))
    expect(document.querySelector('.vitrine-page')).toBeNull()
  })

  it('is not created when a mount point elsewhere names the component', async () => {
    openWire()
    await visit(
      `${searchElement('')}<div data-vitrine="results" data-vitrine-for="listings"></div>`,
    )
    expect(document.querySelector('.vitrine-page')).toBeNull()
    expect(roots()).toBe(1)
  })

  it('keeps templates and configuration in place', async () => {
    const wire = openWire()
    const template =
      '<template data-vitrine-template="result"><b data-vitrine-text="city"></b></template>'
    await visit(searchElement(`${template}<p>Our cabins</p>`))
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(screen.getByText('Lugano')).toBeVisible()
    expect(document.querySelector('#listings > template')).not.toBeNull()
  })

  it('is created again after detach', async () => {
    const wire = openWire()
    const page = await visit(alone)
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    await change(() => page.detach())
    await change(() => page.attach())
    expect(screen.getAllByRole('search')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: lakeCabin.title })).toBeVisible()
  })
})

describe('the facet of a facet widget (spec 3.3)', () => {
  const html = searchElement(
    `<div data-vitrine="facet" ${configured({ field: 'city', operator: 'or', label: 'Town' })}></div>
     ${mountPoints('results')}`,
  )

  it('is requested with the first search', async () => {
    const wire = openWire()
    await visit(html)
    expect(wire.bodies).toHaveLength(1)
    expect(wire.bodies[0]).toContain('facet.field=%7B!ex%3Dcity%7Dcity')
  })

  it('is requested by a new search when the widget is added late', async () => {
    const wire = openWire()
    const page = await visit(searchElement(mountPoints('results')))
    await wire.answer()
    await change(() => {
      const late = document.createElement('div')
      late.innerHTML = `<div data-vitrine="facet" ${configured({ field: 'city' })}></div>`
      document.getElementById('listings')?.append(...late.childNodes)
    })
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*', '> q=*:*'])
    expect(wire.last().body).toContain('facet.field=city')
    await wire.answer(anAnswer({ facets: { city: { Bern: 3 } } }))
    expect(page.doctor().components[0]?.facets).toEqual(['city'])
  })
})
