import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { cityLoft, lakeCabin } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { configured, mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const inside = (id: string) => within(required(document.getElementById(id)))
const parts = mountPoints('search-box', 'results')
const listings = searchElement(parts)
const rooms = searchElement(parts, { url: '/rooms', fragment_prefix: 'r' }, 'rooms')
const inherited = (inner: string, more = '') =>
  `<section id="teasers" data-vitrine="search" ${configured({ solr: { index: 'inherit' } })} ${more}>${inner}</section>`

describe('several components on one page', () => {
  it('have separate results, params and address parts', async () => {
    const wire = openWire()
    await visit(listings + rooms)
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    await aVisitor().type(inside('rooms').getByRole('textbox'), 'attic{Enter}')
    await wire.answer(anAnswer({ docs: [] }))
    expect(inside('listings').getByText(lakeCabin.title)).toBeVisible()
    expect(inside('rooms').getByText('No results found')).toBeVisible()
    expect(inside('listings').getByRole('textbox')).toHaveValue('')
    expect(location.hash).toBe('#r.q=attic')
    await aVisitor().type(inside('listings').getByRole('textbox'), 'lake{Enter}')
    expect(location.hash).toBe('#r.q=attic&q=lake')
  })

  it('read their own part of a shared link', async () => {
    const wire = openWire()
    await visit(listings + rooms, { fragment: 'r.q=attic&q=lake' })
    await wire.answer()
    expect(wire.log).toEqual(['> q=lake', '< q=lake', '> /rooms q=attic'])
  })

  it('get a prefix when they write the same names, with a warning', async () => {
    const wire = openWire()
    await visit(listings + searchElement(parts, { url: '/rooms' }, 'rooms'))
    expect(takeConsole()).toEqual([
      'warn: Vitrine: search#rooms: solr.fragment_prefix must differ from that of search#listings, got "", since both write to the address. "rooms" is used; set it to a short name of your own.',
    ])
    await wire.answer()
    await aVisitor().type(inside('rooms').getByRole('textbox'), 'attic{Enter}')
    expect(location.hash).toBe('#rooms.q=attic')
  })

  it('need no prefix when they expose no params', async () => {
    openWire()
    await visit(listings + searchElement(parts, { exposed_params: [] }, 'rooms'))
    expect(takeConsole()).toEqual([])
  })

  it('with the same id: the second is not mounted, and the error names both', async () => {
    const wire = openWire()
    await visit(
      `${listings}<section id="listings" data-vitrine="search" data-vitrine-solr.url="/rooms"><p>Our rooms</p></section>`,
    )
    expect(takeConsole()).toEqual([
      'error: Vitrine: search#listings was not mounted.\n  id must be unique among search components, got "listings", which search#listings (<div>) has already',
    ])
    await wire.answer()
    expect(wire.waiting()).toEqual([])
    expect(screen.getByText('Our rooms')).toBeVisible()
    expect(inside('listings').getByText(lakeCabin.title)).toBeVisible()
  })

  it('without an id get generated ids that their widgets use', async () => {
    const wire = openWire()
    const anonymous = (url: string, more = '') =>
      `<div data-vitrine="search" data-vitrine-solr.url="${url}" data-vitrine-solr.return_full_docs="0" ${more}>${parts}</div>`
    const page = await visit(
      anonymous('/solr/select') + anonymous('/rooms', 'data-vitrine-solr.fragment_prefix="r"'),
    )
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(new Set(page.doctor().components.map(({ id }) => id)).size).toBe(2)
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      lakeCabin.title,
      cityLoft.title,
    ])
  })
})

describe("a component with solr.index 'inherit' (spec 3.1)", () => {
  it('shares request and state with the component around it', async () => {
    const wire = openWire()
    await visit(searchElement(`${parts}${inherited(mountPoints('results'))}`))
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*'])
    expect(inside('teasers').getByText(lakeCabin.title)).toBeVisible()
    expect(screen.getAllByText(lakeCabin.title)).toHaveLength(2)
    expect(document.getElementById('teasers')).toHaveAttribute('data-state', 'ready')
    await aVisitor().type(screen.getByRole('textbox'), 'loft{Enter}')
    expect(document.getElementById('teasers')).toHaveAttribute('data-state', 'pending')
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(screen.getAllByText(cityLoft.title)).toHaveLength(2)
  })

  it('names a parent elsewhere, before or after it', async () => {
    const wire = openWire()
    const elsewhere = inherited(mountPoints('results'), 'data-vitrine-for="listings"')
    for (const html of [listings + elsewhere, elsewhere + listings]) {
      await visit(html)
      await wire.answer(anAnswer({ docs: [lakeCabin] }))
      expect(inside('teasers').getByText(lakeCabin.title)).toBeVisible()
    }
  })

  it('may be named by widgets elsewhere', async () => {
    const wire = openWire()
    await visit(
      searchElement(inherited(mountPoints('results'))) +
        '<aside id="aside"><div data-vitrine="results" data-vitrine-for="teasers"></div></aside>',
    )
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(inside('aside').getByText(lakeCabin.title)).toBeVisible()
  })

  it('gets an error when it has no parent', async () => {
    openWire()
    await visit(inherited(mountPoints('results')))
    expect(takeConsole()).toEqual([
      'error: Vitrine: search#teasers was not mounted.\n  solr.index is "inherit", so this must stand in a search component or name one: data-vitrine-for is missing, expected the id of a search component since this stands in none, and the page has none',
      expect.stringMatching(
        /^error: Vitrine: results \(#teasers > div\) was not mounted\.\n {2}the search component that it stands in was not mounted$/,
      ),
    ])
  })

  it('does not affect its parent when it is removed', async () => {
    const wire = openWire()
    await visit(searchElement(`${parts}${inherited(mountPoints('results'))}`))
    await change(() => document.getElementById('teasers')?.remove())
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(document.getElementById('listings')).toHaveAttribute('data-state', 'ready')
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
  })
})

describe('a widget outside its component', () => {
  const results = (more = '') => `<div id="list" data-vitrine="results" ${more}></div>`

  it('belongs to the component that it names', async () => {
    const wire = openWire()
    await visit(listings + rooms + results('data-vitrine-for="rooms"'))
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(inside('list').getByText(cityLoft.title)).toBeVisible()
  })

  it("belongs to the page's only component", async () => {
    const wire = openWire()
    await visit(results() + listings)
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(inside('list').getByText(lakeCabin.title)).toBeVisible()
  })

  it.each([
    [
      'data-vitrine-for="lisitngs"',
      'data-vitrine-for must be the id of a search component, got "lisitngs". Did you mean "listings"?',
    ],
    [
      'data-vitrine-for="cellar"',
      'data-vitrine-for must be the id of a search component, got "cellar". The page has listings, rooms.',
    ],
    [
      '',
      'data-vitrine-for is missing, expected the id of a search component since this stands in none, and the page has listings, rooms',
    ],
  ])('gets an error when %p names no component', async (attribute, reason) => {
    openWire()
    await visit(listings + rooms + results(attribute))
    expect(takeConsole()).toEqual([`error: Vitrine: results#list was not mounted.\n  ${reason}`])
  })

  it('joins a component that is added later', async () => {
    const wire = openWire()
    await visit(results('data-vitrine-for="listings"'))
    takeConsole()
    await change(() => document.body.insertAdjacentHTML('beforeend', listings))
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(inside('list').getByText(lakeCabin.title)).toBeVisible()
  })
})
