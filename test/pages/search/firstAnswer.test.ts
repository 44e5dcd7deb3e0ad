import { screen } from '@testing-library/react'
import { FIRST_ANSWER_LIFETIME_MS } from '../../../src/search/constants'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { cityLoft, lakeCabin, listings } from '../../support/listings'
import { change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

/** The script of a server, with some of its parts replaced. */
function firstAnswer(parts: object = {}): string {
  const answer = JSON.parse(anAnswer({ docs: [lakeCabin] }))
  return `<script type="application/json" data-vitrine-answer>${JSON.stringify({
    body,
    answer,
    time: arrival,
    ...parts,
  })}</script>`
}

let body = ''
/** Before any of the pages opens. */
const arrival = Date.now()

/** Learns from a page without an answer what it sends first. */
beforeEach(async () => {
  const wire = openWire()
  await visit(searchElement(mountPoints('results')))
  body = wire.last().body
})

const page = (script: string, solr: object = {}) =>
  searchElement(script + mountPoints('results', 'result-count'), solr)
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('the first answer in the page (design decision 36)', () => {
  it('is shown without a request', async () => {
    const wire = openWire()
    await visit(page(firstAnswer()))
    expect(titles()).toEqual([lakeCabin.title])
    expect(wire.log).toEqual([])
    expect(document.getElementById('listings')).toHaveAttribute('data-state', 'ready')
  })

  it('is used once: the same search is requested when it is chosen again', async () => {
    const wire = openWire()
    const { bus } = await visit(page(firstAnswer()))
    await change(() => bus.emit('search:set', { params: { q: 'loft' } }))
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    await change(() => bus.emit('search:set', { params: { q: '*:*' } }))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('has the full documents beside it', async () => {
    const wire = openWire()
    const answer = JSON.parse(anAnswer({ docs: [{ id: lakeCabin.id }] }))
    await visit(page(firstAnswer({ answer, docs: listings }), { return_full_docs: true }))
    expect(titles()).toEqual([lakeCabin.title])
    expect(wire.log).toEqual([])
  })

  it('is shown once the missing documents have been requested', async () => {
    const wire = openWire()
    await visit(page(firstAnswer(), { return_full_docs: true }))
    expect(wire.waiting()).toEqual(['ids=17'])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(titles()).toEqual([lakeCabin.title])
  })

  it('is not the configuration of the search', async () => {
    openWire()
    const { doctor } = await visit(page(firstAnswer({ solr: { url: '/elsewhere' } })))
    expect(doctor().components).toMatchObject([{ id: 'listings', url: '/solr/select' }])
  })
})

const refused = (reason: string) =>
  `Vitrine: search#listings: the answer in its <script data-vitrine-answer> is not used, and the search is requested: ${reason}`

describe('an answer that is not used', () => {
  it.each([
    [
      'for another request',
      () => firstAnswer({ body: body.replace('rows=', 'start=20&rows=') }),
      'its body has "start=20" where the search sends',
    ],
    ['without a body', () => firstAnswer({ body: undefined }), 'body must be the text that'],
    [
      'older than a day',
      () => firstAnswer({ time: arrival - FIRST_ANSWER_LIFETIME_MS }),
      'it is older than 24 hours',
    ],
    ['in seconds', () => firstAnswer({ time: arrival / 1000 }), 'it is older than 24 hours'],
    ['without a time', () => firstAnswer({ time: 'today' }), 'time must be'],
    [
      'that is no answer of Solr',
      () => firstAnswer({ answer: { ok: true } }),
      'The answer has no response.docs.',
    ],
    [
      'that Solr has cut off',
      () =>
        firstAnswer({
          answer: { responseHeader: { partialResults: true }, response: { numFound: 0, docs: [] } },
        }),
      'it is partial',
    ],
    [
      'that is no JSON',
      () => '<script type="application/json" data-vitrine-answer>{"body": "q=</script>',
      'it is no JSON',
    ],
    [
      'that is null',
      () => '<script type="application/json" data-vitrine-answer>null</script>',
      'body must be the text that',
    ],
  ])('%s is reported, and the search is requested', async (_, script, reason) => {
    const wire = openWire()
    await visit(page(script()))
    expect(wire.waiting()).toEqual(['q=*:*'])
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(titles()).toEqual([cityLoft.title])
    await aMoment()
    const [report, ...more] = takeConsole()
    expect(report).toContain(refused(reason))
    expect(more).toEqual([])
  })

  it('is not reported where the fragment asks for something else', async () => {
    const wire = openWire()
    await visit(page(firstAnswer(), { exposed_params: ['q'] }), { fragment: 'q=loft' })
    expect(wire.waiting()).toEqual(['q=loft'])
    expect(takeConsole()).toEqual([])
  })

  it('is reported where it stands in no search', async () => {
    const wire = openWire()
    await visit(firstAnswer() + page(''))
    expect(wire.waiting()).toEqual(['q=*:*'])
    await aMoment()
    expect(takeConsole()).toEqual([])
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    await aMoment()
    expect(takeConsole()[0]).toContain(
      'Vitrine: this <script data-vitrine-answer> stands in no search component, so it is not used.',
    )
  })
})
