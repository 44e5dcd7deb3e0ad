import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { aMoment, pass } from '../../../support/time'
import { arriveAt, chips, group, sent } from './facetPage'

const OPTIONS = {
  single: 'data-vitrine-single',
  negatable: 'data-vitrine-negatable',
  find: 'data-vitrine-find="server"',
  values: 'data-vitrine-values=\'[{"value": "house", "label": "Home"}]\'',
} as const
type Option = keyof typeof OPTIONS

const names = Object.keys(OPTIONS) as Option[]
/** Every choice of options but that of none. */
const combinations = Array.from({ length: 2 ** names.length - 1 }, (_, i) =>
  names.filter((_name, bit) => ((i + 1) >> bit) & 1),
).map((options) => ({ options, title: options.join(', ') }))

const answer = (facets: Record<string, number>) => anAnswer({ facets: { bundle: facets } })

function arrive(options: readonly Option[], fragment = '') {
  const attributes = options.map((name) => OPTIONS[name]).join(' ')
  const facet = `<div><div data-vitrine="facet" data-vitrine-field="bundle" data-vitrine-label="Type" data-vitrine-hard_limit="2" ${attributes}></div></div>`
  return arriveAt({ facet, fragment, text: answer({ cabin: 5, house: 7 }) })
}

const without = (name: string) => group('Type').queryByRole('button', { name: `Without ${name}` })

describe.each(combinations)('a facet with $title', ({ options }) => {
  const has = (name: Option) => options.includes(name)
  const role = has('single') ? 'radio' : 'checkbox'
  const house = has('values') ? 'Home' : 'house'
  const field = (name: string) =>
    group('Type').getByRole(role, { name: new RegExp(`^${name} \\d`, 'i') })

  it('shows what each option brings', async () => {
    await arrive(options)
    expect(field('cabin')).not.toBeChecked()
    expect(field(house)).toBeVisible()
    expect(group('Type').queryAllByRole(has('single') ? 'checkbox' : 'radio')).toEqual([])
    expect(group('Type').queryAllByRole('radio', { name: 'Any', checked: true })).toHaveLength(
      has('single') ? 1 : 0,
    )
    expect(Boolean(without(house))).toBe(has('negatable'))
    expect(group('Type').queryAllByRole('searchbox')).toHaveLength(has('find') ? 1 : 0)
    const [first] = group('Type').getAllByText(/^(?:cabin|house|home)$/i)
    expect(first).toHaveTextContent(has('values') ? 'Home' : 'cabin')
  })

  it('chooses one value after the other', async () => {
    const { wire, visitor } = await arrive(options)
    await visitor.click(field('cabin'))
    await wire.answer(answer({ cabin: 5, house: 7 }))
    await aMoment()
    await visitor.click(field(house))
    await wire.answer(answer({ cabin: 5, house: 7 }))
    await aMoment()
    const chosen = has('single') ? [`Type: ${house}`] : ['Type: cabin', `Type: ${house}`]
    expect(chips().map((text) => text?.toLowerCase())).toEqual(
      chosen.map((text) => text.toLowerCase()),
    )
    if (!has('single')) return
    await visitor.click(group('Type').getByRole('radio', { name: 'Any' }))
    expect(sent(wire).getAll('fq').join()).not.toContain('bundle:')
  })

  if (has('negatable'))
    it('excludes a chosen value, and chooses another beside it', async () => {
      const { wire, visitor } = await arrive(options, 'fq=bundle%3Ahouse')
      const button = without(house)
      if (button) await visitor.click(button)
      await wire.answer(answer({ cabin: 5, house: 7 }))
      await aMoment()
      expect(sent(wire).getAll('fq')).toContain('{!tag=bundle}-bundle:house')
      expect(field(house)).not.toBeChecked()
      expect(chips()).toEqual([expect.stringMatching(new RegExp(`Type: Without ${house}`, 'i'))])
      await visitor.click(field('cabin'))
      await wire.answer(answer({ cabin: 5 }))
      await aMoment()
      expect(chips()).toHaveLength(2)
      if (!has('single')) return
      await visitor.click(group('Type').getByRole('radio', { name: 'Any' }))
      expect(sent(wire).getAll('fq')).toContain('{!tag=bundle}-bundle:house')
    })

  if (has('find'))
    it('finds at the server, beside the labels that are here', async () => {
      const { wire, visitor } = await arrive(options)
      await visitor.type(screen.getByRole('searchbox'), 'ho')
      await pass(150)
      expect(sent(wire).get('f.bundle.facet.contains')).toBe('ho')
      await wire.answer(answer({ chalet_house: 2, ...(!has('values') && { house: 7 }) }))
      await aMoment()
      const texts = [...document.querySelectorAll('.vitrine-facet__value')].map(
        (one) => one.textContent,
      )
      expect(texts.toSorted()).toEqual(['chalet_house', house].toSorted())
      expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(
        expect.arrayContaining([has('values') ? 'Ho' : 'ho', 'ho']),
      )
      expect(Boolean(without('chalet_house'))).toBe(has('negatable'))
    })
})
