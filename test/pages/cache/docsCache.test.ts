import { screen } from '@testing-library/react'
import { MEMORY_CACHE_LIFETIME_MS } from '../../../src/cache/constants'
import { takeSearchConsole } from '../../support/failedSearches'
import { cityLoft, farmHouse, lakeCabin } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'
import {
  component,
  found,
  full,
  listings,
  partial,
  search,
  titles,
  whole,
  widgets,
} from './cachePage'

describe('full documents in memory (spec 7.2, 7.4)', () => {
  it('are not fetched again, and are merged with fetched ones in the order of the ids', async () => {
    const wire = openWire()
    await visit(listings(full))
    await wire.answer(found(lakeCabin, cityLoft))
    await wire.answer(whole(lakeCabin, cityLoft))
    await search('farm')
    await wire.answer(found(cityLoft, farmHouse, lakeCabin))
    expect(wire.waiting()).toEqual(['ids=99'])
    await wire.answer(whole(farmHouse))
    expect(titles()).toEqual([cityLoft.title, farmHouse.title, lakeCabin.title])
    await search('lake')
    await wire.answer(found(lakeCabin))
    expect(wire.waiting()).toEqual([])
    expect(titles()).toEqual([lakeCabin.title])
    expect(component()).toHaveAttribute('data-state', 'ready')
  })

  it('need no request when the search is cached too', async () => {
    const wire = openWire()
    await visit(listings(full))
    await wire.answer(found(lakeCabin))
    await wire.answer(whole(lakeCabin))
    await search('loft')
    await wire.answer(found(cityLoft))
    await wire.answer(whole(cityLoft))
    await search('')
    expect(wire.waiting()).toEqual([])
    expect(titles()).toEqual([lakeCabin.title])
  })

  it('are shared by components with the same params only', async () => {
    const wire = openWire()
    const other = (id: string, solr: object) =>
      searchElement(widgets, { ...full, fragment_prefix: id, ...solr }, id)
    await visit(listings(full) + other('same', {}) + other('more', { params: { fl: '*' } }))
    await wire.answer(found(lakeCabin), 'q=*:*')
    await wire.answer(whole(lakeCabin), 'ids=17')
    await wire.answer(found(lakeCabin), 'q=*:*')
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(titles('same')).toEqual([lakeCabin.title])
    await wire.answer(found(lakeCabin), 'q=*:*')
    expect(wire.waiting()).toEqual(['ids=17'])
  })

  it('are fetched once for two components that find the same at the same time', async () => {
    const wire = openWire()
    const other = searchElement(widgets, { ...full, fragment_prefix: 'o' }, 'other')
    await visit(listings(full) + other)
    await wire.answer(found(lakeCabin), 'q=*:*')
    await wire.answer(found(lakeCabin), 'q=*:*')
    expect(wire.waiting()).toEqual(['ids=17'])
    await wire.answer(whole(lakeCabin))
    expect(wire.waiting()).toEqual([])
    expect([titles(), titles('other')]).toEqual([[lakeCabin.title], [lakeCabin.title]])
  })

  it('expire after an hour', async () => {
    const wire = openWire()
    await visit(listings(full))
    await wire.answer(found(lakeCabin))
    await wire.answer(whole(lakeCabin))
    await pass(MEMORY_CACHE_LIFETIME_MS)
    await search('lake')
    await wire.answer(found(lakeCabin))
    expect(wire.waiting()).toEqual(['ids=17'])
  })

  it('include none of a partial response', async () => {
    const wire = openWire()
    await visit(listings(full))
    await wire.answer(found(lakeCabin, cityLoft))
    await wire.answer(partial(whole(lakeCabin)))
    expect(titles()).toEqual([lakeCabin.title])
    await search('lake')
    await wire.answer(found(lakeCabin))
    expect(wire.waiting()).toEqual(['ids=17'])
  })

  it('are requested again with their search after a failure', async () => {
    const wire = openWire()
    await visit(listings(full) + mountPoints('status'))
    await wire.answer(found(lakeCabin))
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    await aVisitor().click(screen.getByRole('button', { name: 'Try again' }))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('are turned off with request_cache', async () => {
    const wire = openWire()
    await visit(listings({ ...full, request_cache: false }))
    await wire.answer(found(lakeCabin))
    await wire.answer(whole(lakeCabin))
    await search('lake')
    await wire.answer(found(lakeCabin))
    expect(wire.waiting()).toEqual(['ids=17'])
  })

  it('are safe with any id', async () => {
    const wire = openWire()
    await visit(listings(full))
    const odd = ['__proto__', 'constructor', 'toString'].map((id) => ({
      ...lakeCabin,
      id,
      title: id,
    }))
    await wire.answer(found(...odd))
    await wire.answer(whole(...odd))
    await search('again')
    await wire.answer(found(...odd.toReversed()))
    expect(wire.waiting()).toEqual([])
    expect(titles()).toEqual(['toString', 'constructor', '__proto__'])
  })
})
