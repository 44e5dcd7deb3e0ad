import { takeConsole } from '../../../support/console'
import {
  active,
  announcement,
  box,
  chips,
  note,
  option,
  options,
  sent,
  theSelect,
  visitDropdown,
} from '../../../support/dropdown'
import { onTestEnd } from '../../../support/onTestEnd'
import { change } from '../../../support/page'
import { pass } from '../../../support/time'

/** The delays of the search and of the announcement, in milliseconds. */
const [REST, ANNOUNCE_DELAY_MS] = [150, 400]
const TIMEOUT = 15_000

const places = (attributes = '') => `
  <form><label for="place">Place</label>
  <select id="place" name="place" data-vitrine="dropdown" data-vitrine-url="/places" ${attributes}>
    <option value="">Anywhere</option>
    <option value="bern" selected>Bern</option>
  </select></form>`

const aPage = (labels: readonly string[], more = false) =>
  JSON.stringify({
    options: labels.map((label) => ({ value: label.toLowerCase(), label })),
    more,
  })

/** A visitor who has opened the list, and what was asked for. */
async function opened(html = places()) {
  const arrived = await visitDropdown(html)
  await arrived.visitor.click(box())
  return arrived
}

describe('remote options', () => {
  it('are fetched when the list opens, the first page without a term', async () => {
    const { wire, visitor } = await visitDropdown(places())
    expect(wire.log).toEqual([])
    expect(box('Place')).toHaveValue('Bern')
    await visitor.click(box())
    expect(wire.last()).toMatchObject({ url: '/places?q=&page=1', method: 'GET' })
    expect(note()).toBe('Searching…')
    await wire.answer(aPage(['Bern', 'Chur']))
    expect(options()).toEqual(['Bern', 'Chur'])
    expect(option('Bern')).toHaveAttribute('aria-selected', 'true')
    expect(note()).toBeNull()
  })

  it('become the form’s value when chosen', async () => {
    const { wire, visitor } = await opened()
    await wire.answer(aPage(['Bern', 'Chur', 'Sion']))
    await visitor.click(option('Chur'))
    expect(sent()).toBe('place=chur')
    expect(box()).toHaveValue('Chur')
    await visitor.click(box())
    await wire.answer(aPage(['Bern', 'Chur', 'Sion']))
    await visitor.click(option('Sion'))
    expect(sent()).toBe('place=sion')
    // What was not in the page and is not chosen is gone again.
    expect([...theSelect().options].map(({ value }) => value)).toEqual(['', 'bern', 'sion'])
  })

  it('are fetched after a pause in typing; a newer term aborts the older request', async () => {
    const { wire, visitor } = await opened()
    await visitor.keyboard('z')
    await pass(REST - 1)
    await visitor.keyboard('u')
    await pass(REST - 1)
    expect(wire.waiting()).toEqual([])
    await pass(1)
    expect(wire.last().url).toBe('/places?q=zu&page=1')
    await visitor.keyboard('r')
    await pass(REST)
    await wire.answer(aPage(['Zürich']))
    expect(wire.log).toEqual([
      '> /places?q=&page=1',
      'x /places?q=&page=1',
      '> /places?q=zu&page=1',
      'x /places?q=zu&page=1',
      '> /places?q=zur&page=1',
      '< /places?q=zur&page=1',
    ])
    expect(options()).toEqual(['Zürich'])
    expect(active()).toBe('Zürich')
  })

  it('of an older term are not shown, even when the request cannot be aborted', async () => {
    const { wire, visitor } = await visitDropdown(places(), { deaf: true })
    await visitor.click(box())
    await visitor.keyboard('zu')
    await pass(REST)
    await visitor.keyboard('r')
    expect(options()).toEqual([])
    await pass(REST)
    await wire.answer(aPage(['Bern']), '/places?q=&page=1')
    await wire.answer(aPage(['Zug']), '/places?q=zu&page=1')
    expect(options()).toEqual([])
    expect(note()).toBe('Searching…')
    await wire.answer(aPage(['Zürich']))
    expect(options()).toEqual(['Zürich'])
  })

  it('are no longer fetched when the list closes', async () => {
    const { wire, visitor } = await opened()
    await visitor.keyboard('{Escape}')
    expect(wire.log).toEqual(['> /places?q=&page=1', 'x /places?q=&page=1'])
    expect(box()).toHaveValue('Bern')
  })

  it('load the next page within 50 px of the end (spec 9)', async () => {
    const { wire } = await opened()
    await wire.answer(aPage(['Bern', 'Chur'], true))
    const scroll = layOut(document.querySelector('[role="listbox"]') as Element)
    await scroll(300 - 100 - 51)
    expect(wire.waiting()).toEqual([])
    await scroll(300 - 100 - 50)
    await scroll(300 - 100)
    expect(wire.log.at(-1)).toBe('> /places?q=&page=2')
    expect(wire.waiting()).toHaveLength(1)
    expect(note()).toBe('Loading more results…')
    await wire.answer(aPage(['Chur', 'Sion'], false))
    expect(options()).toEqual(['Bern', 'Chur', 'Sion'])
    await scroll(300 - 100)
    expect(wire.waiting()).toEqual([])
  })

  it('load the next page when the arrow keys reach the end', async () => {
    const { wire, visitor } = await opened(places().replace('selected', ''))
    await wire.answer(aPage(['Bern', 'Chur'], true))
    await visitor.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Chur')
    expect(wire.log.at(-1)).toBe('> /places?q=&page=2')
    await wire.answer(aPage(['Sion'], true))
    await visitor.keyboard('{ArrowDown}')
    expect(active()).toBe('Sion')
    expect(option('Sion')).toHaveAttribute('aria-posinset', '3')
    expect(option('Sion')).toHaveAttribute('aria-setsize', '-1')
    expect(wire.log.at(-1)).toBe('> /places?q=&page=3')
    // While the next one is on its way, Down does not go back to the top.
    await visitor.keyboard('{ArrowDown}')
    expect(active()).toBe('Sion')
    await wire.answer(aPage(['Thun'], false))
    await visitor.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Bern')
  })

  it('show a failure, and are fetched again by a press, by typing or by Enter (spec 8)', async () => {
    const { wire, visitor } = await opened()
    await wire.fail(503, 'Busy')
    expect(note()).toBe('The results could not be loaded.')
    expect(takeConsole()).toEqual(['error: 503, Busy'])
    await pass(ANNOUNCE_DELAY_MS)
    expect(announcement()).toBe('The results could not be loaded.')
    await visitor.click(retry())
    expect(box()).toHaveFocus()
    await wire.failNetwork()
    await visitor.keyboard('{Enter}')
    await wire.answer('<!doctype html>')
    expect(takeConsole()).toHaveLength(2)
    await visitor.keyboard('c')
    await pass(REST)
    await wire.answer(aPage(['Chur']))
    expect(options()).toEqual(['Chur'])
    expect(note()).toBeNull()
  })

  it('keep the loaded pages when the next one fails', async () => {
    const { wire, visitor } = await opened(places().replace('selected', ''))
    await wire.answer(aPage(['Bern', 'Chur'], true))
    await visitor.keyboard('{ArrowUp}')
    await wire.fail()
    takeConsole()
    expect(options()).toEqual(['Bern', 'Chur'])
    expect(note()).toBe('The results could not be loaded.')
    await visitor.click(retry())
    expect(wire.last().url).toBe('/places?q=&page=2')
    await wire.answer(aPage(['Sion']))
    expect(options()).toEqual(['Bern', 'Chur', 'Sion'])
  })

  it('fail after 15 seconds without a response', async () => {
    const { wire } = await opened()
    await pass(TIMEOUT)
    expect(wire.waiting()).toEqual([])
    expect(note()).toBe('The results could not be loaded.')
    expect(takeConsole()).toEqual(['error: 0, timeout after 15 s'])
  })

  it('are not fetched while the term is too short or too long (spec 5.8)', async () => {
    const { wire, visitor } = await opened(
      places('data-vitrine-min_length="2" data-vitrine-max_length="3"'),
    )
    expect(note()).toBe('Please enter 2 or more characters')
    await visitor.keyboard('c')
    await pass(REST)
    expect(wire.log).toEqual([])
    await visitor.keyboard('hu')
    await pass(REST)
    await wire.answer(aPage(['Chur']))
    await visitor.keyboard('rx')
    await pass(REST)
    expect(note()).toBe('Please delete 2 characters')
    expect(options()).toEqual([])
    expect(wire.log).toHaveLength(2)
  })

  it('announce that there are none, and how many there are', async () => {
    const { wire, visitor } = await opened()
    await wire.answer(aPage([]))
    expect(note()).toBe('No results found')
    await visitor.keyboard('c')
    await pass(REST)
    await wire.answer(aPage(['Chur', 'Cully']))
    await pass(ANNOUNCE_DELAY_MS)
    expect(announcement()).toBe('2 options')
  })

  it('can be chosen across terms in a multiple dropdown', async () => {
    const { wire, visitor } = await opened(
      `<form><div data-vitrine="dropdown" data-vitrine-config='{"label": "Places", "name": "place", "url": "/places?in=ch", "multiple": true}'></div></form>`,
    )
    expect(wire.last().url).toBe('/places?in=ch&q=&page=1')
    await wire.answer(aPage(['Bern', 'Chur']))
    await visitor.click(option('Chur'))
    await visitor.keyboard('si')
    await pass(REST)
    await wire.answer(aPage(['Sion']))
    await visitor.keyboard('{Enter}')
    expect(chips()).toEqual(['Chur', 'Sion'])
    expect(sent()).toBe('place=chur&place=sion')
  })

  it('of two dropdowns are independent', async () => {
    const two = `${places()}${places().replaceAll('"place"', '"other"').replace('Place', 'Other')}`
    const { wire, visitor, page } = await visitDropdown(two)
    await visitor.click(box('Place'))
    await visitor.click(box('Other'))
    expect(wire.waiting()).toHaveLength(1)
    await wire.answer(aPage(['Sion']))
    expect(options()).toEqual(['Sion'])
    await visitor.keyboard('x')
    await pass(REST)
    await change(() => page.detach())
    expect(wire.waiting()).toEqual([])
  })
})

const retry = () => document.querySelector('.vitrine-dropdown__retry') as Element

/** Gives the list a height of 100 px, 300 px of options, and lets it scroll. */
function layOut(list: Element) {
  const sizes = { clientHeight: 100, scrollHeight: 300 }
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(list, name, { value })
  onTestEnd(() => {
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(list, name)
  })
  return (to: number) =>
    change(() => {
      list.scrollTop = to
      list.dispatchEvent(new Event('scroll'))
    })
}
