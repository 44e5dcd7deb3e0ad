import { anAnswer } from '../../support/answers'
import { takeSearchConsole } from '../../support/failedSearches'
import { cityLoft, farmHouse, lakeCabin } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { required } from '../../support/required'
import { mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const full = { return_full_docs: true, params: { fl: 'id,title' } }
const listings = searchElement(mountPoints('search-box', 'results'), full)
const rooms = searchElement(
  mountPoints('results'),
  { url: '/rooms', fragment_prefix: 'r', return_full_docs: false },
  'rooms',
)
const found = (...ids: readonly string[]) => anAnswer({ docs: ids.map((id) => ({ id })) })
const titles = () =>
  [...document.querySelectorAll('#listings .vitrine-card__title')].map((one) => one.textContent)
const state = () => document.getElementById('listings')?.getAttribute('data-state')

describe('full documents (spec 7.2)', () => {
  it('are fetched after the search and shown in the order of its ids', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.answer(found('42', '17', '99'))
    expect(wire.last()).toMatchObject({
      url: '/solr/select',
      method: 'POST',
      body: 'ids=42,17,99&fl=id%2Ctitle',
      contentType: 'application/x-www-form-urlencoded; charset=UTF-8',
    })
    expect(titles()).toEqual([])
    expect(state()).toBe('pending')
    await wire.answer(anAnswer({ docs: [lakeCabin, farmHouse, cityLoft] }))
    expect(titles()).toEqual([cityLoft.title, lakeCabin.title, farmHouse.title])
    expect(state()).toBe('ready')
  })

  it('are not fetched for a search without results', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.answer(anAnswer({ docs: [] }))
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*'])
    expect(state()).toBe('ready')
  })

  it('are not fetched with return_full_docs off', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('results'), { return_full_docs: '0' }))
    await wire.answer(found('42'))
    expect(wire.waiting()).toEqual([])
    expect(state()).toBe('ready')
  })

  it("are fetched in the queue 'fullDocs', so that searches need not wait", async () => {
    const wire = openWire()
    await visit(listings + rooms)
    await wire.answer(found('17'))
    expect(wire.waiting()).toEqual(['ids=17', '/rooms q=*:*'])
    await wire.answer(anAnswer(), '/rooms q=*:*')
    await wire.answer(anAnswer({ docs: [lakeCabin] }), 'ids=17')
    expect(titles()).toEqual([lakeCabin.title])
  })

  it('are fetched one request at a time', async () => {
    const wire = openWire()
    const attic = searchElement(mountPoints('results'), { ...full, fragment_prefix: 'a' }, 'attic')
    await visit(listings + attic)
    await wire.answer(found('17'))
    await wire.answer(found('42'), 'q=*:*')
    expect(wire.waiting()).toEqual(['ids=17'])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(wire.waiting()).toEqual(['ids=42'])
  })

  it('are aborted for a newer search', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.answer(found('17'))
    await aVisitor().type(required(document.querySelector('input')), 'loft{Enter}')
    expect(wire.log).toEqual(['> q=*:*', '< q=*:*', '> ids=17', 'x ids=17', '> q=loft'])
    await wire.answer(found('42'))
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(titles()).toEqual([cityLoft.title])
  })

  it('are never shown when they arrive late, even if the abort is ignored', async () => {
    const wire = openWire({ deaf: true })
    await visit(listings)
    await wire.answer(found('17'))
    await aVisitor().type(required(document.querySelector('input')), 'loft{Enter}')
    await wire.answer(anAnswer({ docs: [lakeCabin] }), 'ids=17')
    expect(titles()).toEqual([])
    await wire.answer(found('42'))
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(titles()).toEqual([cityLoft.title])
  })

  it('fail the search when their request fails or times out', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.answer(found('17'))
    await wire.fail(502, 'Bad Gateway')
    expect(takeSearchConsole()).toEqual(['error: 502, Bad Gateway'])
    expect(state()).toBe('failed')
    await aVisitor().type(required(document.querySelector('input')), 'loft{Enter}')
    await wire.answer(found('42'))
    await pass(15_000)
    expect(takeSearchConsole()).toEqual(['error: 0, timeout after 15 s'])
    expect(state()).toBe('failed')
  })

  it('are shown without one that was removed from the index', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.answer(found('17', '42'))
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(titles()).toEqual([cityLoft.title])
  })
})
