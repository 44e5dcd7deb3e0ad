import { fireEvent, screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { onTestEnd } from '../../support/onTestEnd'
import { aVisitor, visit } from '../../support/page'
import { layOutResults } from '../../support/scrolling'
import { mountPoints, searchElement } from '../../support/searchElement'
import { resize } from '../../support/viewport'
import { openWire } from '../../support/wire'
import { AT_FIFTH, answer, listings } from './visitedPage'

/** A browser that is never idle until the test says so. */
function aBusyBrowser() {
  let waiting: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (then: () => void) => waiting.push(then) })
  onTestEnd(() => void Reflect.deleteProperty(window, 'requestIdleCallback'))
  return {
    rest() {
      const due = waiting
      waiting = []
      for (const then of due) then()
    },
  }
}

const facets = { city: { Bern: 3, Thun: 2 } }

async function arrive() {
  const browser = aBusyBrowser()
  const wire = openWire()
  await visit(searchElement(mountPoints('facets', 'results'), { facets: ['city'] }))
  await wire.answer(anAnswer({ facets }))
  return { browser, wire, length: history.length }
}

const tick = (name: RegExp) => aVisitor().click(screen.getByRole('checkbox', { name }))

describe('the history entry of a step', () => {
  it('is written when the browser is idle; the request does not wait for it', async () => {
    const { browser, wire, length } = await arrive()
    fireEvent.click(screen.getByRole('checkbox', { name: /Bern/ }))
    expect(wire.waiting()).toEqual(['q=*:* city:Bern'])
    expect(history.length).toBe(length)
    browser.rest()
    expect(location.hash).toBe('#fq=city:Bern')
    expect(history.length).toBe(length + 1)
  })

  it('is written before the next step, each with its own', async () => {
    const { browser, length } = await arrive()
    await tick(/Bern/)
    await tick(/Thun/)
    expect(location.hash).toBe('#fq=city:Bern')
    browser.rest()
    expect(location.hash).toBe('#fq=city:Bern&fq=city:Thun')
    expect(history.length).toBe(length + 2)
  })

  it.each(['pointerdown', 'keydown'])('is written at the next %s', async (type) => {
    await arrive()
    await tick(/Bern/)
    expect(location.hash).toBe('')
    fireEvent(document.body, new Event(type, { bubbles: true }))
    expect(location.hash).toBe('#fq=city:Bern')
  })

  it('is written before its results show', async () => {
    const { wire } = await arrive()
    await tick(/Bern/)
    await wire.answer(anAnswer({ facets }))
    expect(location.hash).toBe('#fq=city:Bern')
  })

  it('is dropped when something else changes the address first', async () => {
    const { browser, wire } = await arrive()
    await tick(/Bern/)
    location.hash = '#fq=city:Thun'
    fireEvent(window, new Event('hashchange'))
    expect(wire.waiting()).toEqual(['q=*:* city:Thun'])
    browser.rest()
    expect(location.hash).toBe('#fq=city:Thun')
  })
})

describe('the place for Back', () => {
  it('is measured in idle time, behind the facets', async () => {
    const browser = aBusyBrowser()
    const page = layOutResults()
    const wire = openWire()
    await visit(listings)
    page.y = AT_FIFTH
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect')
    await wire.answer(answer)
    resize()
    expect(measured).not.toHaveBeenCalled()
    browser.rest()
    resize()
    expect(measured).toHaveBeenCalled()
  })
})
