import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { lakeCabin } from '../../../support/listings'
import { aVisitor, change, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { setScreenWidth } from '../../../support/screenWidth'
import { searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'
import { answer, arrive, search, solr } from '../../search/status/statusPage'

describe('the filter dialog', () => {
  async function narrow() {
    setScreenWidth(360)
    const { wire, page } = await arrive()
    const visitor = aVisitor()
    return { wire, page, visitor, dialog: required(document.querySelector('dialog')) }
  }

  it('contains the facets on a narrow screen, behind a button', async () => {
    const { visitor, dialog } = await narrow()
    expect(dialog).not.toHaveAttribute('open')
    await visitor.click(screen.getByRole('button', { name: 'Filters' }))
    expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(
      screen.getByRole('checkbox', { name: /Bern/ }),
    )
  })

  it('counts active filters and results, and closes by both buttons', async () => {
    const { wire, visitor, dialog } = await narrow()
    await visitor.click(screen.getByRole('button', { name: 'Filters' }))
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(anAnswer({ docs: [lakeCabin], facets: { city: { Bern: 1 } } }))
    await visitor.click(screen.getByRole('button', { name: 'Show 1 result' }))
    expect(dialog).not.toHaveAttribute('open')
    await visitor.click(screen.getByRole('button', { name: 'Filters (1)' }))
    await visitor.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialog).not.toHaveAttribute('open')
  })

  it('contains the live region while it is open', async () => {
    const { wire, visitor, dialog } = await narrow()
    await visitor.click(screen.getByRole('button', { name: 'Filters' }))
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(answer)
    await aMoment()
    const region = required(document.querySelector('.vitrine-announcer'))
    expect(dialog).toContainElement(region as HTMLElement)
    await visitor.click(screen.getByRole('button', { name: 'Close' }))
    await search('lake')
    await wire.answer(answer)
    await aMoment()
    expect(region.parentElement).toBe(document.body)
  })

  it('disappears on a wide screen, and keeps the selection', async () => {
    const { wire, visitor } = await narrow()
    await visitor.click(screen.getByRole('button', { name: 'Filters' }))
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(answer)
    setScreenWidth(1024)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('checkbox', { name: /Bern/ })).toBeChecked()
    setScreenWidth(360)
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })

  it('is not used when the option sheet is off', async () => {
    setScreenWidth(360)
    const wire = openWire()
    const page = await visit(
      searchElement('<div data-vitrine="facets" data-vitrine-sheet="no"></div>', solr),
    )
    await wire.answer(answer)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('checkbox', { name: /Bern/ })).toBeVisible()
    await change(() => page.detach())
  })
})
