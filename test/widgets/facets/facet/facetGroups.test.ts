import { fireEvent } from '@testing-library/react'
import { change } from '../../../support/page'
import { required } from '../../../support/required'
import { aMoment } from '../../../support/time'
import { aFacet, answer, arrive } from './facetPage'

const towns = Array.from({ length: 200 }, (_, i) => `Town ${String(i + 1).padStart(4, '0')}`)
const counts = (names: readonly string[], count = 1) =>
  Object.fromEntries(names.map((name) => [name, count]))

const rows = () => [...document.querySelectorAll('.vitrine-facet__item')]
const texts = () => rows().map((row) => row.querySelector('bdi')?.textContent)
const groups = () => [...document.querySelectorAll('.vitrine-facet__group')]
const click = (selector: string) =>
  change(() => fireEvent.click(required(document.querySelector(selector))))

/** Shows all 200 values, and selects the first one. @returns a function that answers with these values. */
async function openTowns() {
  const { wire } = await arrive(aFacet({ hard_limit: -1 }), counts(towns))
  await click('.vitrine-facet__more')
  await aMoment()
  return async (names: readonly string[], count?: number) => {
    await click('.vitrine-facet__check')
    await wire.answer(answer(counts(names, count)))
    await aMoment()
  }
}

describe('the groups of a long facet', () => {
  it('keep the node of each value when others leave and come back', async () => {
    const answerWith = await openTowns()
    const nodes = rows()
    expect(texts()).toEqual(towns)
    const stays = (_: unknown, i: number) => i % 30 !== 1
    // Some values of each group leave, and all counts change.
    await answerWith(towns.filter(stays), 2)
    expect(texts()).toEqual(towns.filter(stays))
    expect(rows()).toEqual(nodes.filter(stays))

    await answerWith(towns)
    expect(texts()).toEqual(towns)
    expect(rows().filter(stays)).toEqual(nodes.filter(stays))
    expect(groups().map(({ children }) => children.length)).toEqual(Array(10).fill(20))
  })

  it('show the counts of now in values that come back', async () => {
    const answerWith = await openTowns()
    const stays = (_: unknown, i: number) => i % 30 !== 1
    const shown = () =>
      new Set(rows().map((row) => row.querySelector('.vitrine-facet__count')?.textContent))
    for (const count of [2, 3, 1]) {
      await answerWith(towns.filter(stays), 4)
      await answerWith(towns, count)
      expect(shown()).toEqual(new Set([String(count)]))
    }
  })

  it('take a new value in where it stands', async () => {
    const answerWith = await openTowns()
    const nodes = rows()
    const more = ['A', ...towns.slice(0, 60), 'Town 0060a', ...towns.slice(60)]
    await answerWith(more)
    expect(texts()).toEqual(more)
    expect(rows().filter((row) => nodes.includes(row))).toEqual(nodes)
    expect(groups().map(({ children }) => children.length)).toEqual([
      21, 20, 21, 20, 20, 20, 20, 20, 20, 20,
    ])
  })

  it('are split anew when few values are left', async () => {
    const answerWith = await openTowns()
    await answerWith(towns.filter((_, i) => i % 10 === 0))
    expect(groups().map(({ children }) => children.length)).toEqual([20])
  })
})
