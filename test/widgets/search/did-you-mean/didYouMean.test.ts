import { screen } from '@testing-library/react'
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

describe('did-you-mean (spec 7.1)', () => {
  it('requests the spellcheck with the first search', async () => {
    const { wire } = await arrive()
    expect(wire.log).toHaveLength(2)
    expect(wire.bodies[0]).toContain('&spellcheck=true&spellcheck.collate=true&')
  })

  it("uses the page's own spellcheck params", async () => {
    const { wire } = await arrive(misspelt, { params: { 'spellcheck.collate': 'false' } })
    expect(wire.bodies[0]).toContain('&spellcheck=true&spellcheck.collate=false&')
  })

  it('requests no spellcheck on a page without the widget', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('results')))
    expect(wire.bodies[0]).not.toContain('spellcheck')
  })

  it('offers the correction in a polite live region, and searches for it', async () => {
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

  it('renders nothing without a correction', async () => {
    await arrive(anAnswer({ spellcheck: { suggestions: {}, collations: {} } }))
    expect(place()).toBeEmptyDOMElement()
    await arrive(anAnswer())
    expect(place()).toBeEmptyDOMElement()
  })

  it('shows markup as text', async () => {
    const collation = '<img src=x onerror=alert(1)> {!join}x'
    await arrive(
      anAnswer({ spellcheck: { suggestions: [], collations: ['collation', collation] } }),
    )
    expect(place()).toHaveTextContent(`Did you mean: ${collation}`)
    expect(document.querySelector('img')).toBeNull()
  })

  it('requests the spellcheck when the widget joins later', async () => {
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
