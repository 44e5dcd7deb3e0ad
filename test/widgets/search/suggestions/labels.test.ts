import { screen } from '@testing-library/react'
import { aVisitor, visit } from '../../../support/page'
import { searchElement } from '../../../support/searchElement'
import { aMoment, pass } from '../../../support/time'
import { openWire } from '../../../support/wire'
import { box, boxElement, options, REST, words } from './suggestionsPage'

const facet =
  '<div data-vitrine="facet" data-vitrine-field="words" data-vitrine-values=\'{"lake": "By a lake"}\'></div>'

async function typed(more = '') {
  const wire = openWire()
  await visit(searchElement(`${boxElement}${facet}${more}`))
  await aMoment()
  await wire.answer()
  await aMoment()
  const visitor = aVisitor()
  await visitor.type(box(), 'la')
  await pass(REST)
  await wire.answer(words({ lake: 2, lakota: 3 }))
  return { wire, visitor }
}

describe('suggestions of a field whose values have labels', () => {
  it('shows the labels, and searches for the value', async () => {
    const { wire, visitor } = await typed()
    expect(options()).toEqual(['By a lake 2', 'lakota 3'])
    await visitor.click(screen.getByRole('option', { name: /By a lake/ }))
    await aMoment()
    expect(new URLSearchParams(wire.bodies.at(-1)).get('q')).toBe('lake')
  })

  it('gives templates the label', async () => {
    await typed(
      '<template data-vitrine-template="suggestion"><b data-vitrine-text="label"></b></template>',
    )
    expect(options()).toEqual(['By a lake', 'lakota'])
  })
})
