import { act, fireEvent, screen } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { pass } from '../../../support/time'
import {
  arrive,
  box,
  boxElement,
  lakes,
  option,
  options,
  REST,
  sent,
  typed,
  words,
} from './suggestionsPage'

describe('the suggestions of a search box', () => {
  it('keeps its input, focus, text and caret while suggestions load, and requests them then', async () => {
    const { wire } = await arrive()
    const input = box()
    act(() => input.focus())
    fireEvent.input(input, { target: { value: 'lak' } })
    await pass(REST)
    await pass(REST)
    expect(box()).toBe(input)
    expect(input).toHaveFocus()
    expect(input).toHaveValue('lak')
    expect(sent(wire.last().body).get('facet.prefix')).toBe('lak')
    await wire.answer(lakes)
    expect(options()).toHaveLength(3)
  })

  it('has no suggestions without a field', async () => {
    const { wire, visitor } = await arrive(searchElement(mountPoints('search-box')))
    await visitor.type(screen.getByRole('textbox'), 'lak')
    await pass(REST)
    expect(wire.waiting()).toEqual([])
  })

  it('reports an empty field, and works without suggestions', async () => {
    const html = searchElement(
      '<div id="find" data-vitrine="search-box" data-vitrine-field=""></div>',
    )
    const { wire, visitor } = await arrive(html)
    expect(takeConsole()).toEqual([
      'error: Vitrine: search-box#find: "field" must be set on AutocompleteTermWidget.',
    ])
    await visitor.type(screen.getByRole('textbox'), 'lak{Enter}')
    expect(wire.waiting()).toEqual(['q=lak'])
  })

  it('renders suggestions by the themer’s template', async () => {
    const template =
      '<template data-vitrine-template="suggestion"><b data-vitrine-highlight="value"></b> in <i data-vitrine-text="count"></i>: <span data-vitrine-text="text"></span></template>'
    await typed('Quiet la', words({ lake: 2, 'la<em>': 1 }), searchElement(template + boxElement))
    expect(options()).toEqual(['lake in 2: Quiet lake', 'la<em> in 1: Quiet la<em>'])
    expect(option('lake').querySelector('mark')).toHaveTextContent('la')
  })
})
