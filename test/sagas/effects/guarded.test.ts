import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { cityLoft, lakeCabin } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const listings = searchElement(mountPoints('search-box', 'results'))
const search = (text: string) => aVisitor().type(screen.getByRole('textbox'), `${text}{Enter}`)

describe('a flow that throws', () => {
  it('is reported and started again, and the search goes on (Safari refuses a hundredth entry)', async () => {
    const wire = openWire()
    await visit(listings)
    await wire.answer()
    const push = jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError')
    })
    await search('lake')
    push.mockRestore()
    expect(takeConsole()).toEqual(['error: Vitrine, our fault: SecurityError: Too many calls'])
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
    await search('x')
    expect(location.hash).toBe('#q=lakex')
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(screen.getByText(cityLoft.title)).toBeVisible()
  })

  it('is reported on every failure, and the other flows go on', async () => {
    const wire = openWire()
    await visit(listings)
    const push = jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw new Error('refused')
    })
    await search('a')
    await search('b')
    push.mockRestore()
    expect(takeConsole()).toHaveLength(2)
    expect(wire.waiting()).toEqual(['q=ab'])
  })
})

describe("a page's own listener that throws", () => {
  it('is reported, and the search goes on', async () => {
    const wire = openWire()
    const page = await visit(listings)
    page.bus.on('search:answered', () => {
      throw new Error('theirs')
    })
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(takeConsole()).toEqual([
      expect.stringMatching(/^error: Vitrine: a listener of search:answered threw Error: theirs/),
    ])
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
    expect(document.getElementById('listings')).toHaveAttribute('data-state', 'ready')
  })
})
