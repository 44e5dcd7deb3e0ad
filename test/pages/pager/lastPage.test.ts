import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { recordBusEvents } from '../../support/busLog'
import { manyCabins } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const listings = (solr: object = {}) =>
  searchElement(mountPoints('facets', 'result-count', 'results', 'pager'), {
    facets: ['city'],
    max_rows: 10,
    ...solr,
  })
const page = (numFound: number, start = 0) =>
  anAnswer({
    docs: manyCabins(Math.max(0, Math.min(10, numFound - start))),
    numFound,
    start,
    facets: { city: { Bern: 13 } },
  })
const count = () => document.querySelector('.vitrine-result-count')?.textContent

async function arrive(fragment = '', solr: object = {}) {
  const wire = openWire()
  await visit(listings(solr), { fragment })
  return wire
}

describe('a start beyond the results', () => {
  it.each([13, 20, 500])('of an old link (%p) shows the last page, in place', async (start) => {
    const wire = await arrive(`q=lake&start=${start}&tab=map`)
    const log = recordBusEvents()
    const entries = history.length
    await wire.answer(page(13, start))
    expect(count()).toBeUndefined()
    expect(wire.waiting()).toEqual(['q=lake start=10'])
    expect(location.hash).toBe('#q=lake&start=10&tab=map')
    await wire.answer(page(13, 10))
    expect(count()).toBe('11–13 of 13')
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2')
    expect(history.length).toBe(entries)
    expect(log.filter((line) => line.startsWith('search:answered'))).toHaveLength(1)
  })

  it('of a pager that was clicked while a filter was pending shows the last page', async () => {
    const wire = await arrive()
    await wire.answer(page(300))
    await pass(40)
    const visitor = aVisitor()
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    const pager = within(screen.getByRole('navigation', { name: 'Pages' }))
    await visitor.click(pager.getByRole('link', { name: 'Page 5' }))
    const entries = history.length
    await wire.answer(page(13, 40))
    expect(count()).toBe('1–10 of 300')
    expect(wire.waiting()).toEqual(['q=*:* city:Bern start=10'])
    await wire.answer(page(13, 10))
    expect(count()).toBe('11–13 of 13')
    expect([location.hash, history.length]).toEqual(['#fq=city:Bern&start=10', entries])
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus()
  })

  it('is replaced when the response is in the cache, too', async () => {
    const wire = await arrive('', { request_cache: true })
    await wire.answer(page(300))
    await pass(40)
    const visitor = aVisitor()
    for (const turn of [1, 2]) {
      await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
      await visitor.click(screen.getByRole('link', { name: 'Page 5' }))
      if (turn === 1) {
        await wire.answer(page(13, 40))
        await wire.answer(page(13, 10))
        await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
      }
    }
    expect(wire.waiting()).toEqual([])
    expect(count()).toBe('11–13 of 13')
  })

  it('stays when nothing is found at all', async () => {
    const wire = await arrive('q=lake&start=20')
    await wire.answer(page(0, 20))
    expect(wire.waiting()).toEqual([])
    expect(count()).toBe('No results found')
  })

  it('ends at the first page when every page is gone', async () => {
    const wire = await arrive('start=20')
    await wire.answer(page(4, 20))
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(location.hash).toBe('')
  })
})
