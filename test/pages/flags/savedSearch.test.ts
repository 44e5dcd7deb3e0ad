import { screen } from '@testing-library/react'
import type { BusCommands } from '../../../src/bus/events'
import { anAnswer } from '../../support/answers'
import { cityLoft, farmHouse, type Listing, lakeCabin } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { haveSaved } from '../../support/savedItems'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment, pass } from '../../support/time'
import { openWire } from '../../support/wire'

const widgets = mountPoints('search-box', 'result-count', 'status', 'results')
const page = (solr: object = {}, inside = widgets) =>
  searchElement(inside, { saved: true, ...solr })
const found = (...docs: readonly Listing[]) => anAnswer({ docs })
const titles = () =>
  [...document.querySelectorAll('.vitrine-card__title')].map((one) => one.textContent)
const ofIds = (...ids: readonly string[]) => `id:(${ids.join(' OR ')})`

interface Arrival {
  readonly saved?: readonly string[]
  readonly html?: string
  readonly fragment?: string
  readonly namespace?: string
}

async function arrive({ saved = [], html = page(), fragment = '', namespace }: Arrival = {}) {
  localStorage.clear()
  haveSaved(saved, namespace)
  const wire = openWire()
  const api = await visit(html, { fragment })
  await aMoment()
  const toggle = (payload: BusCommands['flags:toggle']) =>
    change(() => api.bus.emit('flags:toggle', payload)).then(aMoment)
  return { wire, api, toggle, visitor: aVisitor() }
}

/** The filters of the latest request. */
const filters = ({ bodies }: { readonly bodies: readonly string[] }) =>
  new URLSearchParams(bodies.at(-1)).getAll('fq')

describe('a search with solr.saved (design decision 38)', () => {
  it('shows what this visitor has saved, in the order of saving', async () => {
    const { wire } = await arrive({ saved: ['42', '17'] })
    expect(wire.log).toEqual([`> q=*:* ${ofIds('42', '17')}`])
    await wire.answer(found(lakeCabin, cityLoft))
    expect(titles()).toEqual([cityLoft.title, lakeCabin.title])
    expect(location.hash).toBe('')
  })

  it('follows what is saved and removed on this page, and undo', async () => {
    const { wire, api, toggle } = await arrive({ saved: ['42', '17'] })
    await wire.answer(found(lakeCabin, cityLoft))
    await toggle({ id: '17' })
    expect(filters(wire)).toEqual([ofIds('42')])
    await wire.answer(found(cityLoft))
    expect(titles()).toEqual([cityLoft.title])
    await toggle({ id: '99' })
    expect(filters(wire)).toEqual([ofIds('42', '99')])
    await wire.answer(found(cityLoft, farmHouse))
    expect(titles()).toEqual([cityLoft.title, farmHouse.title])
    expect(api.getState().searches['listings']?.params.fq).toEqual([])
  })

  it('shows the items of a shared link, whatever is saved here', async () => {
    const { wire, toggle } = await arrive({ saved: ['42'], fragment: 'q=id:(17 OR 99)' })
    expect(wire.waiting()).toEqual(['q=+id:(17 OR 99)'])
    expect(filters(wire)).toEqual([])
    await wire.answer(found(lakeCabin, farmHouse))
    await toggle({ id: '17' })
    expect(wire.waiting()).toEqual([])
  })

  it('shows what is saved here once the link’s chip is removed', async () => {
    const { wire, visitor } = await arrive({ saved: ['42'], fragment: 'q=id:(17)' })
    await wire.answer(found(lakeCabin))
    await visitor.click(screen.getByRole('button', { name: /^Remove Saved items/ }))
    expect(wire.waiting()).toEqual([`q=*:* ${ofIds('42')}`])
  })

  it('searches, filters and sorts within the saved items, and keeps them out of the address', async () => {
    const { wire, api, visitor } = await arrive({ saved: ['42', '17'] })
    await wire.answer(found(lakeCabin, cityLoft))
    await visitor.type(screen.getByRole('textbox'), 'cabin{Enter}')
    expect(wire.waiting()).toEqual([`q=cabin ${ofIds('42', '17')}`])
    expect(location.hash).toBe('#q=cabin')
    await wire.answer(found(lakeCabin, cityLoft))
    // With a term, relevance orders them.
    expect(titles()).toEqual([lakeCabin.title, cityLoft.title])
    await change(() =>
      api.bus.emit('search:set', { params: { fq: ['city:Bern'], sort: 'price asc', start: 24 } }),
    )
    expect(filters(wire)).toEqual(['city:Bern', ofIds('42', '17')])
    expect(decodeURIComponent(location.hash)).toBe('#q=cabin&fq=city:Bern&sort=price asc&start=24')
  })

  it('uses the key field, the namespace and the escaping of flags', async () => {
    const options = { flag_key: 'nid', flag_namespace: 'compare' }
    const saved = ['1) OR (*:*', 'a:b']
    const { wire, toggle } = await arrive({ saved, html: page(options), namespace: 'compare' })
    expect(filters(wire)).toEqual(['nid:("1) OR (*:*" OR "a:b")'])
    await toggle({ id: '99' })
    expect(wire.log).toHaveLength(1)
    await toggle({ id: '99', namespace: 'compare' })
    expect(filters(wire)).toEqual(['nid:("1) OR (*:*" OR "a:b" OR 99)'])
  })

  it('requests the newest thousand, which Solr can take', async () => {
    const ids = Array.from({ length: 1003 }, (_, n) => `i${n}`)
    const { wire } = await arrive({ saved: ids })
    expect(filters(wire)[0]).toMatch(/^id:\(i3 OR i4 .* OR i1002\)$/)
  })

  it('leaves the CMS’s own list until its first results', async () => {
    const html = page({}, '<div data-vitrine="results"><p>From the server</p></div>')
    const { wire } = await arrive({ saved: ['17'], html })
    expect(screen.getByText('From the server')).toBeVisible()
    await wire.answer(found(lakeCabin))
    expect(screen.getByText('From the server')).not.toBeVisible()
  })

  it('keeps as many results visible as the visitor has opened', async () => {
    const docs = Array.from({ length: 9 }, (_, n) => ({ id: `i${n}`, title: `Stay ${n}` }))
    const html = page(
      {},
      '<div data-vitrine="results" data-vitrine-numvisible="3" data-vitrine-grow_steps="0"></div>',
    )
    const { wire, toggle, visitor } = await arrive({ saved: docs.map(({ id }) => id), html })
    await wire.answer(anAnswer({ docs }))
    await visitor.click(screen.getByRole('button', { name: 'Show more' }))
    expect(titles()).toHaveLength(6)
    await toggle({ id: 'i4' })
    await wire.answer(anAnswer({ docs: docs.filter(({ id }) => id !== 'i4') }))
    expect(titles()).toHaveLength(6)
    expect(titles()).not.toContain('Stay 4')
  })
})

describe('a search with solr.saved, when nothing is saved', () => {
  it('requests nothing and says so, with its status ready and no result', async () => {
    const { wire, api } = await arrive()
    expect(wire.log).toEqual([])
    expect(document.querySelector('.vitrine-results')).toHaveTextContent(
      'Nothing is saved yet.What you save is shown here.',
    )
    expect(document.querySelector('#listings')).toHaveAttribute('data-state', 'ready')
    expect(document.querySelector('.vitrine-result-count')).toHaveTextContent('No results found')
    expect(api.getState().answers['listings']?.answer.numFound).toBe(0)
  })

  it('suggests words of the saved items, and none when there are none', async () => {
    const html = page({}, '<div data-vitrine="search-box" data-vitrine-field="words"></div>')
    const { wire, toggle, visitor } = await arrive({ html })
    await visitor.type(screen.getByRole('combobox'), 'lak')
    await pass(150)
    expect(wire.log).toEqual([])
    await toggle({ id: '17' })
    await wire.answer(found(lakeCabin))
    await visitor.type(screen.getByRole('combobox'), 'e')
    await pass(150)
    expect(filters(wire)).toEqual([ofIds('17')])
    expect(new URLSearchParams(wire.last().body).get('facet.prefix')).toBe('lake')
  })

  it('offers no other filters, which would find nothing either', async () => {
    await arrive({ fragment: 'fq=city:Bern' })
    expect(screen.queryByText('No result matches all of your filters.')).toBeNull()
  })

  it('shows the template saved-empty; the template empty is for what no longer is there', async () => {
    const templates = ['empty', 'saved-empty'].map(
      (name) => `<template data-vitrine-template="${name}"><p>This is ${name}</p></template>`,
    )
    const { wire, toggle } = await arrive({ html: page({}, widgets + templates.join('')) })
    expect(document.querySelector('.vitrine-results')).toHaveTextContent('This is saved-empty')
    await toggle({ id: '17' })
    // Until the response is there, nothing else is claimed.
    expect(document.querySelector('.vitrine-results')).toHaveTextContent('This is saved-empty')
    await wire.answer(found())
    expect(document.querySelector('.vitrine-results')).toHaveTextContent('This is empty')
  })

  it('follows the first item that is saved, and the last that is removed', async () => {
    const { wire, toggle } = await arrive()
    await toggle({ id: '17' })
    expect(filters(wire)).toEqual([ofIds('17')])
    await wire.answer(found(lakeCabin))
    expect(titles()).toEqual([lakeCabin.title])
    await toggle({ id: '17' })
    expect(titles()).toEqual([])
    expect(document.querySelector('.vitrine-results')).toHaveTextContent('Nothing is saved yet.')
    expect(wire.log).toHaveLength(2)
  })
})

describe('the focus, when its item is no longer saved', () => {
  const flag = (n: number) => screen.getAllByRole('button', { name: /^(Un)?flag/i })[n]

  it('goes to the same control of the next item, and to the results after the last', async () => {
    const html = page({}, mountPoints('results'))
    const { wire, visitor } = await arrive({ saved: ['17', '42', '99'], html })
    await wire.answer(found(lakeCabin, cityLoft, farmHouse))
    await change(() => flag(1)?.focus())
    await visitor.keyboard('{Enter}')
    await aMoment()
    await wire.answer(found(lakeCabin, farmHouse))
    expect(flag(1)).toHaveFocus()
    await visitor.keyboard('{Enter}')
    await aMoment()
    await wire.answer(found(lakeCabin))
    expect(flag(0)).toHaveFocus()
    await visitor.keyboard('{Enter}')
    await aMoment()
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus()
  })
})
