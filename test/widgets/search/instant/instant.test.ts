import { fireEvent, screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { takeSearchConsole } from '../../../support/failedSearches'
import { change } from '../../../support/page'
import { aMoment, pass } from '../../../support/time'
import { answer, arrive, bern, field, instantBox, REST, searches, typeAndRest } from './instantPage'

describe('a search box that searches as a visitor types', () => {
  it('searches once typing rests, and keeps the focus', async () => {
    const page = await arrive()
    const { wire, visitor } = page
    await visitor.click(field())
    await visitor.keyboard('lak')
    await pass(REST - 1)
    await visitor.keyboard('e')
    await pass(REST - 1)
    expect(wire.waiting()).toEqual([])
    await pass(1)
    expect(wire.waiting()).toEqual(['q=lake'])
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('lake')
  })

  it('searches at once on Enter and by its button, and not again when typing would have rested', async () => {
    const page = await arrive()
    const { visitor } = page
    await visitor.type(field(), 'lake{Enter}')
    expect(searches(page)).toEqual(['q=*:*', 'q=lake'])
    await pass(REST)
    await visitor.type(field(), ' view')
    await visitor.click(screen.getByRole('button', { name: 'Search' }))
    await pass(REST)
    expect(searches(page)).toEqual(['q=*:*', 'q=lake', 'q=lake view'])
  })

  it('searches for everything again once the text is erased', async () => {
    const page = await arrive()
    await page.visitor.click(field())
    await typeAndRest(page, 'la')
    await typeAndRest(page, '{Backspace}{Backspace}')
    expect(searches(page)).toEqual(['q=*:*', 'q=la', 'q=*:*'])
    expect(field()).toHaveValue('')
  })

  it('searches for nothing when the text is what it was', async () => {
    const page = await arrive()
    await page.visitor.click(field())
    await page.visitor.keyboard('a{Backspace}')
    await pass(REST)
    expect(searches(page)).toEqual(['q=*:*'])
  })

  it('never changes the text under the visitor’s fingers', async () => {
    const page = await arrive()
    await page.visitor.click(field())
    await typeAndRest(page, '  lake ')
    expect(searches(page)).toEqual(['q=*:*', 'q=lake'])
    expect(field()).toHaveValue('  lake ')
    await page.visitor.keyboard('{Home}x')
    await pass(REST)
    expect(field()).toHaveValue('x  lake ')
    expect(field().selectionStart).toBe(1)
    expect(page.wire.waiting()).toEqual(['q=x  lake'])
  })

  it('shows no late results: a newer search aborts the older one', async () => {
    const page = await arrive()
    const { wire, visitor } = page
    await visitor.click(field())
    await visitor.keyboard('la')
    await pass(REST)
    await visitor.keyboard('ke')
    expect(wire.waiting()).toEqual(['q=la'])
    await pass(REST)
    expect(wire.log.slice(-3)).toEqual(['> q=la', 'x q=la', '> q=lake'])
    await wire.answer(anAnswer({ docs: [], numFound: 0 }))
    expect(screen.queryByRole('article')).toBeNull()
    expect(field()).toHaveValue('lake')
  })

  it('waits for the end of a composition, and searches once for it', async () => {
    const page = await arrive()
    const { wire } = page
    field().focus()
    await pass(0)
    const compose = (value: string) =>
      fireEvent.input(field(), { target: { value }, isComposing: true })
    fireEvent.compositionStart(field())
    compose('みず')
    await pass(REST)
    expect(wire.waiting()).toEqual([])
    compose('湖')
    fireEvent.compositionEnd(field())
    await pass(REST)
    expect(wire.waiting()).toEqual(['q=湖'])
    expect(field()).toHaveValue('湖')
  })

  it('keeps a composition that begins while a search is sent', async () => {
    const page = await arrive()
    await page.visitor.click(field())
    await page.visitor.keyboard('a')
    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: 'aみ' }, isComposing: true })
    await pass(REST)
    expect(page.wire.waiting()).toEqual(['q=a'])
    await page.wire.answer(answer)
    expect(field()).toHaveValue('aみ')
  })

  it('sends what is typed before the next click counts', async () => {
    const page = await arrive()
    const { wire, visitor } = page
    await visitor.click(field())
    await visitor.keyboard('lake')
    await visitor.click(bern())
    expect(wire.waiting()).toEqual(['q=lake city:Bern'])
    await pass(REST)
    expect(searches(page)).toEqual(['q=*:*', 'q=lake', 'q=lake city:Bern'])
  })

  it('sends what is typed when the focus leaves, once', async () => {
    const page = await arrive()
    await page.visitor.click(field())
    await page.visitor.keyboard('lake{Tab}')
    await pass(REST)
    expect(searches(page)).toEqual(['q=*:*', 'q=lake'])
  })

  it('is emptied by its button, which drops what is not sent yet', async () => {
    const page = await arrive()
    await page.visitor.click(field())
    await page.visitor.keyboard('lake')
    await change(() => screen.getByRole('button', { name: 'Clear search' }).click())
    await pass(REST)
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(searches(page)).toEqual(['q=*:*'])
    await page.visitor.keyboard('{Tab}')
    expect(searches(page)).toEqual(['q=*:*'])
  })

  it('begins with the first page again', async () => {
    const page = await arrive({ fragment: 'start=10' })
    await page.visitor.click(field())
    await typeAndRest(page, 'la')
    expect(searches(page)).toEqual(['q=*:* start=10', 'q=la'])
  })

  it('takes back no query that the page asks for meanwhile', async () => {
    const page = await arrive()
    await page.visitor.click(field())
    await page.visitor.keyboard('lake')
    await change(() => page.api.bus.emit('search:set', { params: { q: 'cabin' } }))
    await pass(REST)
    expect(searches(page)).toEqual(['q=*:*', 'q=cabin'])
    expect(field()).toHaveValue('cabin')
  })

  it('keeps two boxes of a search in step', async () => {
    const page = await arrive({ boxes: instantBox() + instantBox() })
    const [first, second] = screen.getAllByRole('textbox')
    await page.visitor.click(first as HTMLElement)
    await typeAndRest(page, 'lake ')
    expect(first).toHaveValue('lake ')
    expect(second).toHaveValue('lake')
    await page.visitor.click(second as HTMLElement)
    await typeAndRest(page, 's')
    expect(first).toHaveValue('lakes')
    expect(second).toHaveValue('lakes')
  })

  it('repeats a failed search on Enter only', async () => {
    const page = await arrive()
    const { wire, visitor } = page
    await visitor.click(field())
    await visitor.keyboard('lake')
    await pass(REST)
    await wire.fail()
    takeSearchConsole()
    await pass(REST)
    expect(wire.waiting()).toEqual([])
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual(['q=lake'])
  })

  it('announces the results once for each rest', async () => {
    const page = await arrive()
    const announced: (string | null)[] = []
    const observer = new MutationObserver((records) =>
      announced.push(
        ...records.flatMap(({ addedNodes }) => [...addedNodes].map((n) => n.textContent)),
      ),
    )
    observer.observe(document.querySelector('.vitrine-announcer') as Element, { childList: true })
    await page.visitor.click(field())
    await typeAndRest(page, 'lake')
    await typeAndRest(page, 's')
    expect(announced).toEqual(['1–10 of 30 results', '1–10 of 30 results'])
  })

  it('lets nothing behind when it leaves the page', async () => {
    const page = await arrive()
    await page.visitor.click(field())
    await page.visitor.keyboard('lake')
    await change(() => document.querySelector('[data-vitrine="search-box"]')?.remove())
    await aMoment()
    await pass(REST)
    expect(searches(page)).toEqual(['q=*:*'])
  })
})

describe('the option instant', () => {
  it('sets how long typing rests, in milliseconds', async () => {
    const { wire, visitor } = await arrive({
      boxes: '<div data-vitrine="search-box" data-vitrine-instant="700"></div>',
    })
    await visitor.type(field(), 'lake')
    await pass(699)
    expect(wire.waiting()).toEqual([])
    await pass(1)
    expect(wire.waiting()).toEqual(['q=lake'])
  })

  it('is off where it says so', async () => {
    const page = await arrive({
      boxes: '<div data-vitrine="search-box" data-vitrine-instant="false"></div>',
    })
    await page.visitor.type(field(), 'lake')
    await pass(5000)
    expect(searches(page)).toEqual(['q=*:*'])
    await page.visitor.keyboard('{Enter}')
    expect(searches(page)).toEqual(['q=*:*', 'q=lake'])
  })

  it.each(['soon', '99', '2001', '300.5'])(
    'says what is wrong with %s, and is off',
    async (value) => {
      const page = await arrive({
        boxes: `<div id="top" data-vitrine="search-box" data-vitrine-instant="${value}"></div>`,
      })
      expect(takeConsole()).toEqual([
        expect.stringContaining(
          `instant must be true, false, or milliseconds from 100 to 2000, got "${value}"`,
        ),
      ])
      await page.visitor.type(field(), 'lake')
      await pass(5000)
      expect(searches(page)).toEqual(['q=*:*'])
    },
  )

  it('is not used by a box that leads to another page, which says so', async () => {
    const page = await arrive({ boxes: instantBox('data-vitrine-path="/search" id="top"') })
    expect(takeConsole()).toEqual([expect.stringContaining('instant must be left out')])
    await page.visitor.type(field(), 'lake')
    await pass(REST)
    expect(searches(page)).toEqual(['q=*:*'])
    expect(field()).toHaveValue('lake')
  })
})
