import { anAnswer } from '../../../support/answers'
import { change } from '../../../support/page'
import { watchRenders } from '../../../support/renders'
import { aMoment } from '../../../support/time'
import type { Wire } from '../../../support/wire'
import { arriveAt } from './facetPage'

/** Another search term, with the same filters. */
async function searchAgain(wire: Wire, text: string, fragment = '') {
  await change(() => void Object.assign(location, { hash: `q=lake&${fragment}` }))
  await aMoment()
  await wire.answer(text)
  await aMoment()
}

const rows = () => [
  ...document.querySelectorAll('.vitrine-facet__item, .vitrine-facet__item :is(input, span)'),
]
const texts = () =>
  [...document.querySelectorAll('.vitrine-facet__item')].map(({ textContent }) => textContent)

const plain = (cabin: number, house: number) =>
  anAnswer({ facets: { bundle: { cabin, house }, 'bundle:0': {} } })
const levels = (home: number, attic: number, garden: number) =>
  anAnswer({
    facets: {
      'place:0': { Home: home, Work: 1 },
      'place:1': { 'Home/Attic': attic, 'Home/Garden': garden },
    },
  })

describe('an answer that changes counts only', () => {
  it.each([
    ['labels', 'data-vitrine-values=\'{"cabin": "Hut"}\'', ['Hut 2', 'house 3']],
    ['a server that finds', 'data-vitrine-find="server"', ['cabin 2', 'house 3']],
    ['values to exclude', 'data-vitrine-negatable', ['cabin2', 'house3']],
    ['nothing further', '', ['cabin 2', 'house 3']],
  ])('renders no row of a facet with %s', async (_, attributes, shown) => {
    const beside = '<div data-vitrine="toggle" data-vitrine-field="free"></div>'
    const facet = `<div data-vitrine="facet" data-vitrine-field="bundle" ${attributes}></div>`
    const { wire } = await arriveAt({ facet: facet + beside, text: plain(5, 7) })
    const rendered = watchRenders(rows())
    await searchAgain(wire, plain(2, 3))
    expect(texts()).toEqual(expect.arrayContaining(shown))
    expect(rendered().filter((row) => !row.closest('.vitrine-toggle'))).toEqual([])
  })

  it('renders no row of a tree', async () => {
    const facet =
      '<div data-vitrine="tree" data-vitrine-field="place" data-vitrine-label="Place"></div>'
    const fragment = 'fq=place%3AHome'
    const { wire } = await arriveAt({ facet, fragment, text: levels(9, 4, 5) })
    expect(texts()).toEqual(['Home 9', 'Attic 4', 'Garden 5', 'Work 1'])
    const rendered = watchRenders(rows())
    await searchAgain(wire, levels(6, 4, 2), fragment)
    expect(texts()).toEqual(['Home 6', 'Attic 4', 'Garden 2', 'Work 1'])
    expect(rendered()).toEqual([])
  })
})
