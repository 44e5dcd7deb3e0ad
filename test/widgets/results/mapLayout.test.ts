import { screen } from '@testing-library/react'
import { furtherEntries } from '../../../mount/extension/furtherEntries'
import { setExtension } from '../../../src/facets/further/extension'
import { anAnswer } from '../../support/answers'
import { aVisitor, change, visit } from '../../support/page'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const DOCS = [
  { id: '1', title: 'Lake cabin', price: 90, latlng: '44.05,-121.31' },
  { id: '2', title: 'City loft', latlng: '45.05,-122.31' },
]

async function arrive(attributes = 'data-vitrine-layout="map"') {
  furtherEntries.clear()
  setExtension(null as never)
  const wire = openWire()
  await visit(
    `<main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select"
      data-vitrine-solr.return_full_docs="false" ${attributes}
      data-vitrine-map.tiles="/tiles/{z}/{x}/{y}.svg" data-vitrine-map.location="latlng"></main>`,
  )
  await aMoment()
  await change(() => wire.answer(anAnswer({ docs: DOCS })))
  await aMoment()
  return { visitor: aVisitor(), wire }
}

const page = () => document.querySelector('.vitrine-page')
const classes = () => [...(page()?.children ?? [])].map(({ className }) => className)

describe('a page with a list and a map', () => {
  let jumps: unknown[] = []
  beforeEach(() => {
    jumps = []
    document.documentElement.scrollTo = (to: unknown) => void jumps.push(to)
    Element.prototype.scrollIntoView = function (this: Element) {
      jumps.push(this.className)
    }
  })

  it('has the map behind the results, and the switch before them', async () => {
    await arrive()
    expect(page()).toHaveClass('vitrine-page--map')
    expect(classes().slice(-3)).toEqual([
      'vitrine-page__switch',
      'vitrine-page__main',
      'vitrine-page__map',
    ])
  })

  it('shows the map when the button is pressed, and the list where it was', async () => {
    const { visitor } = await arrive()
    document.documentElement.scrollTop = 700
    const button = screen.getByRole('button', { name: 'Map' })
    await visitor.click(button)
    expect(page()).toHaveAttribute('data-map')
    expect(jumps).toEqual(['vitrine-page__map'])
    expect(button).toHaveFocus()
    expect(button).toHaveAccessibleName('List')
    await visitor.keyboard('{Enter}')
    expect(page()).not.toHaveAttribute('data-map')
    expect(jumps.at(-1)).toMatchObject({ top: 700 })
    expect(button).toHaveFocus()
  })

  it('shows the start of the list after another search', async () => {
    const { visitor, wire } = await arrive()
    await visitor.click(screen.getByRole('button', { name: 'Map' }))
    await visitor.type(screen.getByRole('textbox', { name: 'Search' }), 'lake{Enter}')
    await change(() => wire.answer(anAnswer({ docs: DOCS })))
    await visitor.click(screen.getByRole('button', { name: 'List' }))
    expect(jumps.at(-1)).toBe('vitrine-page__main')
  })

  it('is a list alone with layout="list"', async () => {
    await arrive('data-vitrine-layout="list"')
    expect(page()).not.toHaveClass('vitrine-page--map')
    expect(document.querySelector('.vitrine-page__map')).toBeNull()
  })
})
