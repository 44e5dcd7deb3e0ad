import { screen } from '@testing-library/react'
import { correctedQuery } from '../../../../src/search/correctedQuery'
import { anAnswer } from '../../../support/answers'
import { aVisitor, change, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

const page = (solr: object = {}) =>
  searchElement(mountPoints('search-box', 'did-you-mean', 'results'), solr)
const misspelt = anAnswer({
  docs: [],
  spellcheck: {
    suggestions: {
      lakke: { numFound: 2, startOffset: 0, endOffset: 5, suggestion: ['lake', 'lakes'] },
      cabbin: { numFound: 1, startOffset: 6, endOffset: 12, suggestion: ['cabin'] },
    },
    collations: { collation: 'lake cabin' },
  },
})
const place = () => document.querySelector('.vitrine-did-you-mean')
const offer = () => screen.queryByRole('button', { name: 'Did you mean: lake cabin' })

async function arrive(answer = misspelt, solr: object = {}) {
  const wire = openWire()
  await visit(page(solr), { fragment: 'q=lakke cabbin' })
  await wire.answer(answer)
  await aMoment()
  return { wire, visitor: aVisitor() }
}

describe('another spelling (spec 7.1)', () => {
  it('is asked for by the very first search, and by no more than that', async () => {
    const { wire } = await arrive()
    expect(wire.log).toHaveLength(2)
    expect(wire.bodies[0]).toContain('&spellcheck=true&spellcheck.collate=true&')
  })

  it('is what the page says, where it says so', async () => {
    const { wire } = await arrive(misspelt, { params: { 'spellcheck.collate': 'false' } })
    expect(wire.bodies[0]).toContain('&spellcheck=true&spellcheck.collate=false&')
  })

  it('is not asked for on a page without the widget', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('results')))
    expect(wire.bodies[0]).not.toContain('spellcheck')
  })

  it('is offered, said politely, and searched for', async () => {
    const { wire, visitor } = await arrive()
    expect(place()).toHaveAttribute('role', 'status')
    expect(place()).toHaveTextContent('Did you mean: lake cabin')
    await visitor.click(required(offer()))
    expect(new URLSearchParams(wire.last().body).get('q')).toBe('lake cabin')
    expect(screen.getByLabelText('Search')).toHaveValue('lake cabin')
    expect(place()).toHaveFocus()
    await wire.answer(anAnswer())
    expect(offer()).toBeNull()
    expect(place()).toBeEmptyDOMElement()
    expect(place()).toHaveFocus()
  })

  it('is not there where Solr offers none', async () => {
    await arrive(anAnswer({ spellcheck: { suggestions: {}, collations: {} } }))
    expect(place()).toBeEmptyDOMElement()
    await arrive(anAnswer())
    expect(place()).toBeEmptyDOMElement()
  })

  it('is text, whatever it holds', async () => {
    const collation = '<img src=x onerror=alert(1)> {!join}x'
    await arrive(
      anAnswer({ spellcheck: { suggestions: [], collations: ['collation', collation] } }),
    )
    expect(place()).toHaveTextContent(`Did you mean: ${collation}`)
    expect(document.querySelector('img')).toBeNull()
  })

  it('comes with a widget that joins later, too', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('results')), { fragment: 'q=lakke cabbin' })
    await wire.answer(anAnswer())
    await change(() =>
      document
        .getElementById('listings')
        ?.insertAdjacentHTML('beforeend', mountPoints('did-you-mean')),
    )
    await aMoment()
    await wire.answer(misspelt)
    expect(offer()).toBeInTheDocument()
  })
})

describe('the corrected query', () => {
  const words = [
    { start: 0, end: 5, corrections: ['lake', 'lakes'] },
    { start: 6, end: 12, corrections: ['cabin'] },
  ]

  it.each([
    ['Solr put together', { queries: ['lake cabin', 'lakes cabin'], words }, 'lake cabin'],
    ['has each unknown word replaced, else', { queries: [], words }, 'lake cabin'],
    [
      'keeps a word without a suggestion',
      { queries: [], words: [required(words[0])] },
      'lake cabbin',
    ],
    ['is none without suggestions', { queries: [], words: [] }, null],
    ['is none where it is the same', { queries: ['lakke cabbin'], words }, null],
    ['is none where it is empty', { queries: [' '], words }, null],
    [
      'leaves alone what stands outside of the query, or overlaps',
      {
        queries: [],
        words: [
          { start: 6, end: 99, corrections: ['x'] },
          { start: -1, end: 2, corrections: ['x'] },
          { start: 3, end: 3, corrections: ['x'] },
          { start: 1, end: 9, corrections: ['x'] },
          { start: 6, end: 12, corrections: ['cabin'] },
        ],
      },
      'lakke cabin',
    ],
  ])('%s', (_, suggestions, expected) => {
    expect(correctedQuery('lakke cabbin', suggestions)).toBe(expected)
  })
})
