import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { lakeCabin } from '../../../support/listings'
import { aVisitor, change, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { setScreenWidth } from '../../../support/screenWidth'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment, pass } from '../../../support/time'
import { openWire } from '../../../support/wire'

const solr = { facets: ['city'] }
const html = searchElement(mountPoints('search-box', 'status', 'facets', 'results'), solr)
const search = (text: string) => aVisitor().type(screen.getByRole('textbox'), `${text}{Enter}`)
const alert = () => screen.getByRole('alert')
const answer = anAnswer({ docs: [lakeCabin], numFound: 12, facets: { city: { Bern: 3 } } })

async function arrive() {
  const wire = openWire()
  const page = await visit(html)
  await wire.answer(answer)
  await aMoment()
  return { wire, page }
}

describe('the status (design decision 17)', () => {
  it('says that a search is slow after a second, and not before', async () => {
    const { wire } = await arrive()
    await search('lake')
    await pass(900)
    expect(screen.queryByText('Searching…')).toBeNull()
    await pass(100)
    expect(screen.getByText('Searching…').closest('[role="status"]')).not.toBeNull()
    await wire.answer()
    expect(screen.queryByText('Searching…')).toBeNull()
  })

  it('says nothing of a quick one', async () => {
    const { wire } = await arrive()
    await search('lake')
    await pass(900)
    await wire.answer()
    await pass(5000)
    expect(screen.queryByText('Searching…')).toBeNull()
  })

  it('says that a search failed, and tries again', async () => {
    const { wire } = await arrive()
    expect(alert()).toBeEmptyDOMElement()
    await search('lake')
    await wire.fail()
    expect(takeConsole()).toEqual(['error: 500, Server Error'])
    expect(alert()).toHaveTextContent('The search did not work. Your filters are kept.')
    await aVisitor().click(screen.getByRole('button', { name: 'Try again' }))
    expect(wire.waiting()).toEqual(['q=lake'])
    expect(alert()).toBeEmptyDOMElement()
    await wire.answer(answer)
    expect(document.getElementById('listings')).toHaveAttribute('data-state', 'ready')
  })

  it('offers to clear the filters where they leave nothing', async () => {
    const { wire } = await arrive()
    await aVisitor().click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(anAnswer({ docs: [] }))
    await aVisitor().click(screen.getByRole('button', { name: 'Clear all' }))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })
})

describe('what screen readers hear', () => {
  /** Everything that the live region has said. */
  async function listen() {
    const said: string[] = []
    const { wire, page } = await arrive()
    const region = required(document.querySelector('.vitrine-announcer'))
    expect(region).toHaveTextContent('1–1 of 12 results')
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) said.push(node.textContent ?? '')
      }
    })
    observer.observe(region, { childList: true, subtree: true, characterData: true })
    return { wire, page, said, region }
  }

  it('is one announcement for each search that has an answer', async () => {
    const { wire, said } = await listen()
    await search('lake')
    await search('loft')
    await wire.answer(anAnswer({ docs: [lakeCabin], numFound: 1 }))
    await pass(3000)
    await search('x')
    await wire.answer(anAnswer({ docs: [] }))
    expect(said).toEqual(['1–1 of 1 result', 'No results found'])
  })

  it('is said again where the words are the same', async () => {
    const { wire, said } = await listen()
    for (const word of ['a', 'b']) {
      await search(word)
      await wire.answer(answer)
    }
    expect(said).toEqual(['1–1 of 12 results', '1–1 of 12 results'])
  })

  it('is nothing of a search that failed or was overtaken', async () => {
    const { wire, said } = await listen()
    await search('lake')
    await wire.fail()
    expect(takeConsole()).toEqual(['error: 500, Server Error'])
    expect(said).toEqual([])
  })

  it('stands in one polite region for the whole page, which others cannot see', async () => {
    const { region } = await listen()
    expect(document.querySelectorAll('.vitrine-announcer')).toHaveLength(1)
    expect(region).toHaveAttribute('role', 'status')
    expect(region).toHaveAttribute('aria-live', 'polite')
  })
})

describe('the filter sheet', () => {
  async function narrow() {
    setScreenWidth(360)
    const { wire, page } = await arrive()
    const visitor = aVisitor()
    return { wire, page, visitor, sheet: required(document.querySelector('dialog')) }
  }

  it('holds the facets on a narrow screen, behind a button', async () => {
    const { visitor, sheet } = await narrow()
    expect(sheet).not.toHaveAttribute('open')
    await visitor.click(screen.getByRole('button', { name: 'Filters' }))
    expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(
      screen.getByRole('checkbox', { name: /Bern/ }),
    )
  })

  it('counts the filters in force and the results, and closes by both of its buttons', async () => {
    const { wire, visitor, sheet } = await narrow()
    await visitor.click(screen.getByRole('button', { name: 'Filters' }))
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(anAnswer({ docs: [lakeCabin], facets: { city: { Bern: 1 } } }))
    await visitor.click(screen.getByRole('button', { name: 'Show 1 result' }))
    expect(sheet).not.toHaveAttribute('open')
    await visitor.click(screen.getByRole('button', { name: 'Filters (1)' }))
    await visitor.click(screen.getByRole('button', { name: 'Close' }))
    expect(sheet).not.toHaveAttribute('open')
  })

  it('has the announcements inside while it is open, and gives them back', async () => {
    const { wire, visitor, sheet } = await narrow()
    await visitor.click(screen.getByRole('button', { name: 'Filters' }))
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(answer)
    const region = required(document.querySelector('.vitrine-announcer'))
    expect(sheet).toContainElement(region as HTMLElement)
    await visitor.click(screen.getByRole('button', { name: 'Close' }))
    await search('lake')
    await wire.answer(answer)
    expect(region.parentElement).toBe(document.body)
  })

  it('goes away when the screen is turned, and what was chosen stays', async () => {
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

  it('is not there where the page does not want it', async () => {
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

describe('a search with filters that finds nothing', () => {
  it('is told with a way out, and not by a second live region', async () => {
    const { wire } = await arrive()
    await aVisitor().click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(anAnswer({ docs: [], numFound: 0, facets: { city: {} } }))
    const told = screen.getByText('No result matches all of your filters.')
    expect(told.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull()
    await aVisitor().click(screen.getByRole('button', { name: 'Clear all' }))
    await wire.answer(answer)
    expect(screen.queryByText('No result matches all of your filters.')).toBeNull()
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
  })
})
