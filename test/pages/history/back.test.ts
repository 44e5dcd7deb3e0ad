import { screen } from '@testing-library/react'
import { RESTORE_HOLD_MS, SNAPSHOT_DELAY_MS } from '../../../src/history/constants'
import { anAnswer } from '../../support/answers'
import { takeSearchConsole } from '../../support/failedSearches'
import { onTestEnd } from '../../support/onTestEnd'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { layOutResults } from '../../support/scrolling'
import { pass } from '../../support/time'
import { resize, scrollTo } from '../../support/viewport'
import { openWire } from '../../support/wire'
import {
  AT_FIFTH,
  answer,
  browse,
  browseAndLeave,
  docs,
  items,
  leave,
  link,
  listings,
  more,
  returnToEntry,
  topOf,
} from './visitedPage'

beforeEach(() => sessionStorage.clear())

describe('Back from another page (design decision 10)', () => {
  it('restores visible results and open facets with the response', async () => {
    const { state } = await browseAndLeave()
    const wire = await returnToEntry(state)
    await wire.answer(answer)
    expect(items()).toHaveLength(6)
    expect(more()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getAllByRole('checkbox')).toHaveLength(4)
    scrollTo(required(items()[5]))
    expect(items()).toHaveLength(8)
  })

  it('restores scroll position and focus before the first paint', async () => {
    const { page, state } = await browseAndLeave()
    const wire = await returnToEntry(state)
    // No time passes from here on, so no frame is painted.
    await wire.answer(answer)
    expect(topOf(5)).toBe(120)
    expect(page.y).toBe(AT_FIFTH)
    expect(link(5)).toHaveFocus()
  })

  it('holds the scroll position while the page is laid out', async () => {
    const { page, state } = await browseAndLeave()
    const wire = await returnToEntry(state)
    await wire.answer(answer)
    page.y -= 179
    resize()
    expect(topOf(5)).toBe(120)
    await pass(RESTORE_HOLD_MS)
    page.y -= 179
    resize()
    expect(topOf(5)).toBe(120 + 179)
  })

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'does not pull a visitor back who has gone on: %s',
    async (act) => {
      const { page, state } = await browseAndLeave()
      const wire = await returnToEntry(state)
      await change(() => document.body.dispatchEvent(new Event(act, { bubbles: true })))
      await wire.answer(answer)
      expect(items()).toHaveLength(6)
      expect(page.y).toBe(0)
      expect(document.body).toHaveFocus()
    },
  )

  it('leaves the focus where the visitor moved it', async () => {
    const { state } = await browseAndLeave()
    const wire = await returnToEntry(state)
    screen.getByRole('textbox').focus()
    await wire.answer(answer)
    expect(topOf(5)).toBe(120)
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('restores with the retry of a failed search', async () => {
    const { page, state } = await browseAndLeave()
    const wire = openWire()
    const { bus } = await visit(listings, { state })
    await wire.fail()
    expect(takeSearchConsole()).toEqual(['error: 500, Server Error'])
    await change(() => bus.emit('search:retry', {}))
    await wire.answer(answer)
    expect(items()).toHaveLength(6)
    expect(page.y).toBe(AT_FIFTH)
  })

  it('does nothing when the results have changed', async () => {
    const { page, state } = await browseAndLeave()
    const wire = await returnToEntry(state)
    await wire.answer(anAnswer({ docs: docs.slice(7) }))
    expect(items()).toHaveLength(3)
    expect(page.y).toBe(0)
    expect(document.body).toHaveFocus()
  })

  it("restores the browser's scroll restoration", async () => {
    const { state } = await browseAndLeave()
    const loading = jest
      .spyOn(Document.prototype, 'readyState', 'get')
      .mockReturnValue('interactive')
    const wire = await returnToEntry(state)
    expect(history.scrollRestoration).toBe('manual')
    loading.mockRestore()
    await wire.answer(answer)
    await pass(RESTORE_HOLD_MS)
    expect(history.scrollRestoration).toBe('auto')
  })

  it('does not apply to a new history entry', async () => {
    const { page } = await browseAndLeave()
    const wire = await returnToEntry(null)
    await wire.answer(answer)
    expect(items()).toHaveLength(2)
    expect(more()).toHaveAttribute('aria-expanded', 'false')
    expect(page.y).toBe(0)
    expect(history.scrollRestoration).toBe('auto')
  })

  it('keeps the history state of other scripts, and saves nothing when it is no plain object', async () => {
    const { state } = await browseAndLeave({ theirs: { tab: 3 } })
    expect(state).toEqual({ theirs: { tab: 3 }, vitrine: expect.any(String) })
    expect((await browseAndLeave('theirs')).state).toBe('theirs')
    expect((await browseAndLeave([1, 2])).state).toEqual([1, 2])
  })

  it('starts without a snapshot when storage is blocked, with a warning', async () => {
    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    onTestEnd(() => blocked.mockRestore())
    const { state } = await browseAndLeave()
    const wire = await returnToEntry(state)
    await wire.answer(answer)
    expect(items()).toHaveLength(2)
    const off =
      'warn: Vitrine: Back brings the search, but not the place in it, since storage cannot be used (SecurityError: The operation is insecure.).'
    expect(takeSearchConsole()).toEqual([off])
  })
})

describe('Back within the page', () => {
  /** Moves through history by a number of steps, and waits for hashchange. */
  async function traverse(steps: number) {
    const changed = new Promise((done) =>
      window.addEventListener('hashchange', done, { once: true }),
    )
    await change(() => history.go(steps))
    for (let turn = 0; turn < 10; turn++) await pass(10)
    await change(() => changed)
  }

  async function browseAndFilter() {
    const page = layOutResults()
    const wire = openWire()
    await visit(listings)
    await wire.answer(answer)
    await browse(page)
    await aVisitor().click(screen.getByRole('checkbox', { name: /Bern/ }))
    return { page, wire }
  }

  it('and Forward restore each step', async () => {
    const { page, wire } = await browseAndFilter()
    await wire.answer(answer)
    expect(items()).toHaveLength(2)
    scrollTo(required(items()[1]))
    page.y = 700
    await change(() => window.dispatchEvent(new Event('scroll')))
    await pass(SNAPSHOT_DELAY_MS)

    await traverse(-1)
    expect(items()).toHaveLength(4)
    await wire.answer(answer)
    expect(items()).toHaveLength(6)
    expect(page.y).toBe(AT_FIFTH)
    await pass(RESTORE_HOLD_MS)

    await traverse(1)
    await wire.answer(answer)
    expect(items()).toHaveLength(4)
    expect(page.y).toBe(700)
  })

  it('saves the snapshot of a click without measuring layout', async () => {
    const { page, wire } = await browseAndFilter()
    await wire.answer(answer)
    page.y = 700
    await change(() => window.dispatchEvent(new Event('scroll')))
    await pass(SNAPSHOT_DELAY_MS)
    const read = jest.mocked(Element.prototype.getBoundingClientRect)
    const reads = read.mock.calls.length
    await aVisitor().click(screen.getByRole('checkbox', { name: /Thun/ }))
    expect(read).toHaveBeenCalledTimes(reads)

    await wire.answer(answer)
    await traverse(-1)
    await wire.answer(answer)
    expect(page.y).toBe(700)
  })

  it('writes at a click one history entry, and storage only when the page rests', async () => {
    const { wire } = await browseAndFilter()
    await wire.answer(answer)
    await pass(SNAPSHOT_DELAY_MS)
    const pushed = jest.spyOn(history, 'pushState')
    const replaced = jest.spyOn(history, 'replaceState')
    const stored = jest.spyOn(Storage.prototype, 'setItem')
    onTestEnd(() => {
      for (const spy of [pushed, replaced, stored]) spy.mockRestore()
    })
    await aVisitor().click(screen.getByRole('checkbox', { name: /Thun/ }))
    expect([pushed, replaced, stored].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])

    await wire.answer(answer)
    await pass(SNAPSHOT_DELAY_MS)
    expect([pushed, replaced].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    const entries: [string, unknown][] = JSON.parse(sessionStorage.getItem('vitrine-pages') ?? '')
    expect(entries.map(([entry]) => entry)).toContain(
      (history.state as { vitrine?: string }).vitrine,
    )
  })

  it('saves no snapshot of a step without results', async () => {
    const { page, wire } = await browseAndFilter()
    page.y = 900
    await leave()
    await traverse(-1)
    await wire.answer(answer)
    expect(page.y).toBe(AT_FIFTH)
    await pass(RESTORE_HOLD_MS)
    await traverse(1)
    await wire.answer(answer)
    expect(items()).toHaveLength(2)
    expect(page.y).toBe(AT_FIFTH)
  })

  it('is cancelled by an action of the visitor', async () => {
    const { page, wire } = await browseAndFilter()
    await wire.answer(answer)
    page.y = 0
    await traverse(-1)
    await aVisitor().type(screen.getByRole('textbox'), 'lake{Enter}')
    await wire.answer(answer)
    expect(items()).toHaveLength(2)
    expect(page.y).toBe(0)
  })
})
