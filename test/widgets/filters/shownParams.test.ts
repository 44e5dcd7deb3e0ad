import { screen, waitFor } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { aVisitor, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const text = anAnswer({ facets: { city: { Bern: 3, Thun: 2 } } })

async function arrive() {
  const wire = openWire()
  const solr = { facets: ['city'] }
  await visit(searchElement(mountPoints('current-filters', 'facets', 'results'), solr))
  await wire.answer(text)
  return { wire, visitor: aVisitor() }
}

const value = (name: string) => screen.getByRole('checkbox', { name })
const chip = (name: string) => screen.queryByRole('button', { name: `Remove city: ${name}` })

describe('a changed filter', () => {
  it('is listed together with its results', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value('Bern 3'))
    expect(value('Bern 3')).toBeChecked()
    expect(chip('Bern')).toBeNull()
    await wire.answer(text)
    expect(chip('Bern')).toBeVisible()
  })

  it('is listed without them where they take long', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value('Bern 3'))
    await waitFor(() => expect(chip('Bern')).toBeVisible())
    expect(wire.waiting()).toHaveLength(1)
  })

  it('is listed where its search fails', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value('Bern 3'))
    await wire.fail()
    expect(chip('Bern')).toBeVisible()
    expect(takeConsole()).toContain('error: 500, Server Error')
  })

  it('may be removed again before it left the list', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value('Bern 3'))
    await wire.answer(text)
    const button = chip('Bern')
    if (!button) throw new Error('There is no chip.')
    await visitor.click(button)
    if (button.isConnected) await visitor.click(button)
    await wire.answer(text)
    expect(chip('Bern')).toBeNull()
    expect(value('Bern 3')).not.toBeChecked()
  })
})
