import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { lakeCabin } from '../../../support/listings'
import { change } from '../../../support/page'
import { aMoment } from '../../../support/time'
import { arrive, buttons, counted, message, nothing, press, waiting } from './helpPage'

const region = () => screen.getByRole('region', { name: 'Results' })

describe('an empty result with help', () => {
  it('counts without each filter in one request, and without the words in another', async () => {
    const { wire } = await arrive()
    const [filtered, wordless, ...others] = waiting(wire)
    expect(others).toEqual([])
    expect(filtered?.get('q')).toBe('lake')
    expect(filtered?.get('rows')).toBe('0')
    expect(filtered?.getAll('facet.field')).toEqual([])
    expect(filtered?.getAll('fq')).toEqual([
      '{!tag=n0,all}city:Bend',
      '{!tag=n1,all}type:(apartment OR house)',
    ])
    expect(filtered?.getAll('facet.query')).toEqual([
      '{!ex=n0 key=f0}*:*',
      '{!ex=n1 key=f1}*:*',
      '{!ex=all key=all}*:*',
    ])
    expect(wordless?.get('q')).toBe('*:*')
    expect(wordless?.getAll('fq')).toEqual(filtered?.getAll('fq'))
    expect(message()).toHaveTextContent('No results found')
    expect(buttons()).toEqual([])
  })

  it('offers what finds results, the most first, and nothing that finds none', async () => {
    const { wire } = await arrive()
    await wire.answer(counted(0, { f0: 12, f1: 1234, all: 5000 }))
    expect(buttons()).toEqual([])
    await wire.answer(counted(0, { all: 9000 }))
    expect(buttons()).toEqual([
      'Remove Kind: Flat or house 1,234 results',
      'Remove City: Bend 12 results',
    ])
    const list = screen.getByRole('list', { name: 'These changes find results:' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(message()).toContainElement(list)
    expect(screen.getByText('These changes find results:')).toHaveAttribute('role', 'status')
  })

  it('offers the search without its words, and one result by its word', async () => {
    const { wire, visitor } = await arrive()
    await wire.answer(counted(0, { f0: 1 }))
    await wire.answer(counted(7, { f0: 20, f1: 30, all: 9000 }))
    expect(buttons()).toEqual(['Search without “lake” 7 results', 'Remove City: Bend 1 result'])
    await visitor.click(press(/Search without/))
    expect(wire.waiting()).toEqual(['q=*:* city:Bend {!tag=type}type:(apartment OR house)'])
  })

  it('removes a filter in one press, with the focus on the results, and is gone with them', async () => {
    const { wire, visitor } = await arrive()
    await wire.answer(counted(0, { f1: 3 }))
    await wire.answer(counted(0))
    await visitor.click(press('Remove Kind: Flat or house 3 results'))
    expect(wire.waiting()).toEqual(['q=lake city:Bend'])
    expect(region()).toHaveFocus()
    // What was pressed stays until there is something else to see.
    expect(buttons()).toHaveLength(1)
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    await aMoment()
    expect(message()).toBeNull()
    expect(buttons()).toEqual([])
    expect(region()).toHaveFocus()
    expect(wire.waiting()).toEqual([])
  })

  it('removes all filters only where that is needed', async () => {
    const { wire, visitor } = await arrive()
    await wire.answer(counted(0, { f0: 0, all: 40 }))
    await wire.answer(counted(0, { all: 9000 }))
    expect(buttons()).toEqual(['Remove all filters 40 results'])
    await visitor.click(press(/Remove all filters/))
    expect(wire.waiting()).toEqual(['q=lake'])
    expect(location.hash).toBe('#q=lake')
  })

  it('removes filters and words as the last resort', async () => {
    const { wire, visitor } = await arrive()
    await wire.answer(counted(0))
    await wire.answer(counted(0, { all: 9000 }))
    expect(buttons()).toEqual(['Remove all filters and “lake” 9,000 results'])
    await visitor.click(press(/Remove all/))
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(location.hash).toBe('')
  })

  it('offers nothing where nothing would help', async () => {
    const { wire } = await arrive()
    await wire.answer(counted(0))
    await wire.answer(counted(0))
    expect(buttons()).toEqual([])
    expect(screen.queryByText('These changes find results:')).toBeNull()
  })

  it('needs one request for words without a filter, and one for a filter without words', async () => {
    const words = await arrive({
      fragment: 'q=lake',
      answer: anAnswer({ docs: [], spellcheck: { suggestions: [] } }),
    })
    expect(words.wire.waiting()).toEqual(['q=*:*'])
    const filter = await arrive({ fragment: 'fq=city:Bend' })
    expect(filter.wire.waiting()).toEqual(['q=*:* {!tag=n0,all}city:Bend'])
  })

  it('needs none with results, without anything to remove, or where nothing is saved', async () => {
    const found = await arrive({ answer: anAnswer({ docs: [lakeCabin] }) })
    expect(found.wire.waiting()).toEqual([])
    const empty = await arrive({ fragment: '' })
    expect(empty.wire.waiting()).toEqual([])
    expect(buttons()).toEqual([])
  })

  it('offers at most six changes', async () => {
    const cities = Array.from({ length: 9 }, (_, i) => `fq=city:c${i}`)
    const { wire } = await arrive({ fragment: cities.join('&') })
    await wire.answer(counted(0, Object.fromEntries(cities.map((_, i) => [`f${i}`, i + 1]))))
    expect(buttons()).toHaveLength(6)
    expect(buttons()[0]).toBe('Remove City: c8 9 results')
  })
})

describe('the spelling', () => {
  const spellcheck = { suggestions: [], collations: ['collation', 'lake'] }

  it('is asked with the counts, and offered first with its own', async () => {
    const { wire, visitor } = await arrive({ fragment: 'q=lkae&fq=city:Bend' })
    expect(waiting(wire)[0]?.get('spellcheck')).toBe('true')
    await wire.answer(
      anAnswer({ docs: [], queries: { f0: 0, all: 0 }, spellcheck }),
      'q=lkae {!tag=n0,all}city:Bend',
    )
    await wire.answer(counted(70, { all: 90 }))
    const [spelled, ...others] = waiting(wire)
    expect(others).toEqual([])
    expect(spelled?.get('q')).toBe('lake')
    expect(spelled?.getAll('facet.query')).toEqual([])
    await wire.answer(counted(4))
    expect(buttons()).toEqual(['Search for “lake” 4 results', 'Search without “lkae” 70 results'])
    await visitor.click(press(/Search for/))
    expect(wire.waiting()).toEqual(['q=lake city:Bend'])
  })

  it('is not asked again where a did-you-mean has asked, and not offered where it finds nothing', async () => {
    const { wire } = await arrive({
      fragment: 'q=lkae&fq=city:Bend',
      answer: anAnswer({ docs: [], spellcheck }),
    })
    expect(waiting(wire)[0]?.get('spellcheck')).toBeNull()
    await wire.answer(counted(0))
    await wire.answer(counted(70))
    await wire.answer(counted(0))
    expect(buttons()).toEqual(['Search without “lkae” 70 results'])
  })
})

describe('a request for help', () => {
  it('is aborted by the next search', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(press('Remove City: Bend'))
    expect(wire.log.filter((line) => line.startsWith('x'))).toHaveLength(2)
    expect(wire.waiting()).toEqual(['q=lake {!tag=type}type:(apartment OR house)'])
    await wire.answer(nothing)
    await aMoment()
    expect(wire.waiting()).toHaveLength(2)
    await wire.answer(counted(0, { f0: 5 }))
    await wire.answer(counted(0))
    expect(buttons()).toEqual(['Remove Kind: Flat or house 5 results'])
  })

  it('that fails leaves the message as it is, and says so on the console', async () => {
    const { wire } = await arrive({ fragment: 'fq=city:Bend' })
    await wire.fail(500, 'Server Error')
    expect(message()).toHaveTextContent('No results found')
    expect(buttons()).toEqual([])
    expect(takeConsole()).toEqual([
      'error: 500, Server Error',
      expect.stringContaining('search#stays: POST /solr/select answered 500'),
    ])
    await aMoment()
    expect(wire.waiting()).toEqual([])
  })

  it('that fails keeps what the other has counted', async () => {
    const { wire } = await arrive()
    await wire.fail(500, 'Server Error')
    await wire.answer(counted(7))
    expect(buttons()).toEqual(['Search without “lake” 7 results'])
    expect(takeConsole()).toHaveLength(2)
  })

  it('counts nothing from a part of the index', async () => {
    const { wire } = await arrive({ fragment: 'fq=city:Bend' })
    const whole = JSON.parse(counted(0, { f0: 7 }))
    await wire.answer(
      JSON.stringify({
        ...whole,
        responseHeader: { ...whole.responseHeader, partialResults: true },
      }),
    )
    expect(buttons()).toEqual([])
  })

  it('is not sent for a search that has failed, whose help disappears', async () => {
    const { wire, visitor } = await arrive({ fragment: 'fq=city:Bend' })
    await wire.answer(counted(0, { f0: 7 }))
    expect(buttons()).toHaveLength(1)
    await visitor.click(press(/^Remove City: Bend 7/))
    await wire.fail(500, 'Server Error')
    takeConsole()
    await aMoment()
    expect(buttons()).toEqual([])
    expect(wire.waiting()).toEqual([])
  })

  it('is aborted when the search leaves the page', async () => {
    const { wire } = await arrive()
    await change(() => document.getElementById('stays')?.remove())
    await aMoment()
    expect(wire.log.filter((line) => line.startsWith('x'))).toHaveLength(2)
  })
})
