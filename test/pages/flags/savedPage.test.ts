import { screen } from '@testing-library/react'
import { flagHref } from '../../../src/flags/flagHref'
import { anAnswer } from '../../support/answers'
import { recordBusEvents } from '../../support/busLog'
import { cityLoft, farmHouse, type Listing, lakeCabin } from '../../support/listings'
import { onTestEnd } from '../../support/onTestEnd'
import { aVisitor, change, visit } from '../../support/page'
import { configured, mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const widgets = mountPoints('search-box', 'did-you-mean', 'result-count', 'results')
const listings = (solr: object = {}) => searchElement(widgets, solr)
const fragmentOf = (ids: readonly string[], key = 'id', prefix = '') =>
  flagHref('', prefix, key, ids).slice(1)
const found = (...docs: readonly (Listing | Readonly<Record<string, unknown>>)[]) =>
  anAnswer({ docs })

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })
const chip = () => screen.queryByRole('button', { name: /^Remove Saved items/ })
const titles = () =>
  [...document.querySelectorAll('.vitrine-card__title')].map((one) => one.textContent)
const whole = (...docs: readonly Listing[]) => docs.map(({ title }) => title)

/** Opens the page by a link to saved items: 42 was saved first, then 17. */
async function follow(html = listings(), fragment = fragmentOf(['42', '17'])) {
  const wire = openWire()
  const page = await visit(html, { fragment })
  return { wire, page, visitor: aVisitor() }
}

async function arrive(html?: string, fragment?: string) {
  const visited = await follow(html, fragment)
  await visited.wire.answer(found(lakeCabin, cityLoft))
  return visited
}

describe('the saved-items page (spec 2.1)', () => {
  it('finds the items of its link, for any visitor', async () => {
    const { wire } = await arrive()
    expect(location.hash).toBe('#q=id:(42%20OR%2017)')
    expect(wire.log).toEqual(['> q=+id:(42 OR 17)', '< q=+id:(42 OR 17)'])
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('shows “Saved items” in its search box from the start, and no Lucene syntax', async () => {
    const { wire } = await follow()
    expect(box()).toHaveValue('')
    expect(chip()).toHaveTextContent(/^Saved items \(2\)$/)
    expect(box()).toHaveAccessibleDescription('Saved items (2)')
    await wire.answer(found(lakeCabin, cityLoft))
    expect(box()).toHaveValue('')
    expect(document.body.textContent).not.toContain('id:(')
  })

  it('shows all results when its chip is removed, and focuses the box', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(chip() ?? document.body)
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(chip()).toBeNull()
    expect(box()).toHaveFocus()
    expect(box()).not.toHaveAttribute('aria-describedby')
    expect(box().getAttribute('style') ?? '').toBe('')
    expect(location.hash).not.toContain('id:')
  })

  it('is replaced by a search for words', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'lake')
    expect(chip()).not.toBeNull()
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual(['q=lake'])
    expect(chip()).toBeNull()
    expect(box()).toHaveValue('lake')
  })

  it('stays when an empty search is submitted', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), '{Enter}')
    expect(wire.waiting()).toEqual([])
    expect(chip()).not.toBeNull()
  })

  it('follows Back and Forward; the focus of a removed chip goes to the box', async () => {
    const { wire } = await arrive()
    const openFragment = (fragment: string) =>
      change(() => {
        history.replaceState(null, '', `#${fragment}`)
        window.dispatchEvent(new HashChangeEvent('hashchange'))
      })
    chip()?.focus()
    await openFragment(fragmentOf(['99']))
    expect(chip()).toHaveTextContent('Saved items (1)')
    expect(chip()).toHaveFocus()
    await openFragment('q=lake')
    expect(chip()).toBeNull()
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('lake')
    await openFragment(fragmentOf(['42', '17']))
    expect(chip()).toHaveTextContent('Saved items (2)')
    expect(box()).toHaveValue('')
    expect(wire.waiting()).toEqual(['q=+id:(42 OR 17)'])
  })

  it('drops a typed word when other saved items are shown', async () => {
    const { page, visitor } = await arrive()
    await visitor.type(box(), 'la')
    await change(() => page.bus.emit('search:set', { params: { q: 'id:(99)' } }))
    expect(box()).toHaveValue('')
  })

  it.each(['id:(42 OR 17) lake', 'id:(42 17)', 'url:(42)'])(
    'is none for a query of another kind, which is shown as it stands: %s',
    async (q) => {
      const { wire } = await arrive(undefined, `q=${encodeURIComponent(q)}`)
      expect(wire.log[0]).toBe(`> q=${q}`)
      expect(box()).toHaveValue(q)
      expect(chip()).toBeNull()
    },
  )

  it('finds its items by another key field', async () => {
    const docs = [
      { ...lakeCabin, keys: ['a', 'b'] },
      { ...cityLoft, keys: 'c' },
    ]
    const { wire } = await follow(listings({ flag_key: 'keys' }), fragmentOf(['c', 'b'], 'keys'))
    expect(wire.waiting()).toEqual(['q=+keys:(c OR b)'])
    await wire.answer(found(...docs))
    expect(chip()).toHaveTextContent('Saved items (2)')
    expect(titles()).toEqual(whole(cityLoft, lakeCabin))
  })

  it('uses only its own part of an address that two searches share', async () => {
    const fragment = `${fragmentOf(['42'], 'id', 'a')}&q=lake`
    const { wire } = await follow(listings({ fragment_prefix: 'a' }), fragment)
    expect(wire.waiting()).toEqual(['q=+id:(42)'])
    expect(chip()).toHaveTextContent('Saved items (1)')
  })

  it.each([
    ['1) OR (*:*', 'q=+id:("1) OR (*:*")'],
    ['[* TO *]', 'q=+id:("[* TO *]")'],
    ['{!join from=a to=b}x', 'q=+id:("{!join from=a to=b}x")'],
    ['_query_:x', 'q=+id:("_query_:x")'],
  ])('escapes an id that looks like syntax: %s', async (id, request) => {
    const { wire } = await follow(undefined, fragmentOf([id]))
    expect(wire.waiting()).toEqual([request])
    expect(chip()).toHaveTextContent('Saved items (1)')
  })
})

describe('the order of the saved items', () => {
  it('is that of the link, as saved', async () => {
    await arrive()
    expect(titles()).toEqual(whole(cityLoft, lakeCabin))
  })

  it('also holds for full documents, fetched or cached', async () => {
    const full = { return_full_docs: true, request_cache: true }
    const { wire, page } = await follow(listings(full))
    await wire.answer(found({ id: '17' }, { id: '42' }))
    await wire.answer(found(lakeCabin, cityLoft), 'ids=17,42')
    expect(titles()).toEqual(whole(cityLoft, lakeCabin))
    await change(() => page.bus.emit('search:set', { params: { q: 'id:(99 OR 17 OR 42)' } }))
    await wire.answer(found({ id: '17' }, { id: '42' }, { id: '99' }))
    await wire.answer(found(farmHouse), 'ids=99')
    expect(titles()).toEqual(whole(farmHouse, lakeCabin, cityLoft))
    await change(() => page.bus.emit('search:set', { params: { q: 'id:(42 OR 17)' } }))
    expect(wire.waiting()).toEqual([])
    expect(titles()).toEqual(whole(cityLoft, lakeCabin))
  })

  it.each([
    ['a sort of the link', {}, '&sort=price asc'],
    ['a preference', {}, '&bq=city:Bern'],
    ['the page’s own sort', { params: { sort: 'price asc' } }, ''],
  ])('is Solr’s when %s sets one', async (_, solr, more) => {
    await arrive(listings(solr), fragmentOf(['42', '17']) + more)
    expect(titles()).toEqual(whole(lakeCabin, cityLoft))
  })

  it('is that of a sort in the browser, when one is chosen', async () => {
    const options = [{ value: '', label: 'Usual', in_browser: 'title desc' }]
    const sort = `<div data-vitrine="sort" ${configured({ options })}></div>`
    const { wire } = await follow(searchElement(sort + widgets), fragmentOf(['99', '42', '17']))
    await wire.answer(found(lakeCabin, farmHouse, cityLoft))
    expect(titles()).toEqual(whole(cityLoft, farmHouse, lakeCabin))
  })

  it('is not applied late: a newer cached search stays', async () => {
    const { wire, page } = await arrive(listings({ request_cache: true }))
    const set = (q: string) => page.bus.emit('search:set', { params: { q } })
    await change(() => set('lake'))
    await wire.answer(found(farmHouse))
    const log = recordBusEvents()
    await change(() => {
      set('id:(42 OR 17)')
      set('lake')
    })
    expect(titles()).toEqual(whole(farmHouse))
    expect(log.filter((event) => event.startsWith('search:answered'))).toEqual([
      'search:answered listings 4',
    ])
  })
})

describe('other widgets on the saved-items page', () => {
  it('set the document’s title to the saved items', async () => {
    document.title = 'Stays'
    Object.assign(window, { vitrineSettings: { title: '{q} – {title}' } })
    onTestEnd(() => {
      Reflect.deleteProperty(window, 'vitrineSettings')
    })
    await arrive()
    expect(document.title).toBe('Saved items (2) – Stays')
  })

  it('suggest no other spelling', async () => {
    const { wire } = await follow()
    const collations = { collation: 'id:(43 OR 18)' }
    await wire.answer(anAnswer({ docs: [], spellcheck: { suggestions: {}, collations } }))
    expect(document.querySelector('.vitrine-did-you-mean')).toBeEmptyDOMElement()
  })

  it('count the results as usual', async () => {
    await arrive()
    expect(document.querySelector('.vitrine-result-count')).toHaveTextContent('1–2 of 2')
  })

  it('suggest words as in an empty box', async () => {
    const suggesting = '<div data-vitrine="search-box" data-vitrine-field="words"></div>'
    const { wire, visitor } = await arrive(searchElement(suggesting))
    await visitor.type(screen.getByRole('combobox'), 'lak')
    await pass(150)
    const params = new URLSearchParams(wire.last().body)
    expect([params.get('q'), params.get('facet.prefix')]).toEqual(['*:*', 'lak'])
    await wire.answer(anAnswer({ docs: [], facets: { words: { lake: 3 } } }))
    await visitor.keyboard('{ArrowDown}{Enter}')
    expect(wire.waiting()).toEqual(['q=lake'])
    expect(chip()).toBeNull()
    expect(screen.getByRole('combobox')).toHaveValue('lake')
  })
})
