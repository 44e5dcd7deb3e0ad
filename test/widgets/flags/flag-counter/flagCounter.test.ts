import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import {
  action,
  arriveAt,
  button,
  counter,
  isClosed,
  list,
  open,
  texts,
} from '../../../support/counterPage'
import { cityLoft, farmHouse, lakeCabin } from '../../../support/listings'
import { aVisitor, change } from '../../../support/page'
import { required } from '../../../support/required'
import { haveSaved, savedIn } from '../../../support/savedItems'
import { searchElement } from '../../../support/searchElement'
import { scrollTo } from '../../../support/viewport'

const arrive = (html = counter(), saved: readonly string[] = ['17', '42', '99']) =>
  arriveAt(html, saved)
const found = anAnswer({ docs: [farmHouse, lakeCabin, cityLoft] })

const below = new DOMRect(0, 10_000, 300, 200)

afterEach(() => jest.restoreAllMocks())

describe('the flag counter (spec 2.1, 4.6)', () => {
  it('shows the number of saved items without a request', async () => {
    const { wire } = await arrive()
    expect(button('Saved items 3')).toHaveTextContent(/^Saved items 3$/)
    expect(wire.bodies).toEqual([])
  })

  it('replaces the link that the CMS rendered', async () => {
    await arrive(counter('', '<a id="cms" href="/saved.html">Your list</a>'))
    expect(document.getElementById('cms')).not.toBeVisible()
  })

  it('updates when items are saved or removed, also by scripts', async () => {
    const { page } = await arrive(`${counter()}<p data-vitrine="flag" data-vitrine-item="42"></p>`)
    await aVisitor().click(screen.getByRole('button', { name: 'Unflag' }))
    expect(button()).toHaveAccessibleName('Saved items 2')
    await change(() => page.bus.emit('flags:toggle', { id: '7' }))
    expect(button()).toHaveAccessibleName('Saved items 3')
  })

  it('updates when another tab changes the items', async () => {
    await arrive()
    haveSaved(['17'])
    await change(() => window.dispatchEvent(new Event('focus')))
    expect(button()).toHaveAccessibleName('Saved items 1')
  })

  it('counts its namespace, and has the configured label', async () => {
    haveSaved(['1', '2'], 'compare')
    await arrive(counter('data-vitrine-namespace="compare" data-vitrine-label="Compare"'))
    expect(button('Compare 2')).toBeVisible()
  })

  it('uses the texts of the page settings', async () => {
    await arrive(
      `${counter()}<script type="application/json" data-vitrine-settings>
        {"messages": {"counter.label": "Gemerkt", "flagged.empty": "Noch nichts"}}</script>`,
      [],
    )
    await change(() => button('Gemerkt 0').focus())
    expect(screen.getByRole('group', { name: 'Gemerkt' })).toHaveTextContent('Noch nichts')
  })
})

describe('the list of saved items', () => {
  it('opens on hover and closes at once when the pointer leaves (design decision 16)', async () => {
    const { visitor } = await arrive()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    await visitor.hover(button())
    expect(list()).toBeVisible()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    await visitor.hover(list())
    expect(list()).toBeVisible()
    await visitor.hover(document.body)
    expect(isClosed()).toBe(true)
  })

  it('opens and closes by taps', async () => {
    const { visitor } = await arrive()
    await visitor.pointer([{ keys: '[TouchA]', target: button() }])
    expect(list()).toBeVisible()
    await visitor.pointer([{ keys: '[TouchA]', target: button() }])
    expect(isClosed()).toBe(true)
  })

  it('is reached by keyboard, and Escape moves the focus to the button', async () => {
    const { wire, visitor } = await arrive()
    await visitor.tab()
    expect(list()).toBeVisible()
    await wire.answer(found)
    await visitor.tab()
    expect(within(list()).getByRole('link', { name: 'View flagged items' })).toHaveFocus()
    await visitor.keyboard('{Escape}')
    expect(isClosed()).toBe(true)
    expect(button()).toHaveFocus()
  })

  it('moves the focus to the button when the pointer leaves', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await wire.answer(found)
    await visitor.click(action('Remove Cabin by the lake'))
    expect(action('Undo removing Cabin by the lake')).toHaveFocus()
    await visitor.hover(document.body)
    expect(isClosed()).toBe(true)
    expect(button()).toHaveFocus()
  })

  it('is fetched with the spec’s request when it first opens, and shown in saved order', async () => {
    const { wire } = await arrive()
    await open()
    expect(wire.bodies).toEqual(['rows=3&fq=id:(17%20OR%2042%20OR%2099)'])
    expect(texts()).toEqual(['Loading…', 'Loading…', 'Loading…'])
    await wire.answer(found)
    expect(texts()).toEqual([lakeCabin.title, cityLoft.title, farmHouse.title])
  })

  it('is not fetched again when it opens again', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await wire.answer(found)
    await visitor.keyboard('{Escape}{Enter}')
    expect(texts()).toEqual([lakeCabin.title, cityLoft.title, farmHouse.title])
    expect(wire.bodies).toHaveLength(1)
  })

  it('links an item to its address when that is safe', async () => {
    const docs = [
      { ...lakeCabin, url: '/listings/17' },
      { ...cityLoft, url: 'javascript:alert(1)' },
    ]
    const { wire } = await arrive(counter(), ['17', '42'])
    await open()
    await wire.answer(anAnswer({ docs }))
    const links = within(list()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#q=id:(17%20OR%2042)',
      '/listings/17',
    ])
  })

  it('shows that the index no longer has an item, which can still be removed', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(texts()).toEqual([lakeCabin.title, 'No longer available', 'No longer available'])
    await visitor.click(action('Remove 42'))
    expect(savedIn()).toEqual(['17', '99'])
  })

  it('shows that nothing is saved', async () => {
    const { wire } = await arrive(counter(), [])
    await open()
    expect(list()).toHaveTextContent('Nothing is saved yet.')
    expect(wire.bodies).toEqual([])
  })

  it('fetches and shows only the new item when one is saved while it is open', async () => {
    const { wire, page } = await arrive(counter(), ['17'])
    await open()
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    await change(() => page.bus.emit('flags:toggle', { id: '42' }))
    expect(wire.waiting()).toEqual(['id:(42)'])
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(texts()).toEqual([lakeCabin.title, cityLoft.title])
  })

  it('shows each item by the template', async () => {
    const template =
      '<template data-vitrine-template="flagged-item"><b data-vitrine-text="city"></b></template>'
    const { wire } = await arrive(counter('', template), ['17', '42'])
    await open()
    await wire.answer(anAnswer({ docs: [lakeCabin] }))
    expect(texts()).toEqual(['Lugano', 'No longer available'])
    expect(action('Remove Cabin by the lake')).toBeVisible()
  })

  it("loads its templates' pictures when they are in view (spec 4.5)", async () => {
    const template =
      '<template data-vitrine-template="flagged-item"><img data-vitrine-attr-src="image" alt=""></template>'
    const { wire, page } = await arrive(counter('', template), ['17', '42'])
    await open()
    const docs = [lakeCabin, cityLoft].map((doc) => ({ ...doc, image: `/${doc.id}.jpg` }))
    await wire.answer(anAnswer({ docs }))
    const sources = () =>
      [...list().querySelectorAll('img')].map((image) => image.getAttribute('src'))
    // jsdom has no layout: all rows are at the top, in view.
    expect(sources()).toEqual(['/17.jpg', '/42.jpg'])
    // The item is measured: what `content-visibility` skips has no layout in it.
    jest.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(below)
    await change(() => page.bus.emit('flags:toggle', { id: '99' }))
    await wire.answer(anAnswer({ docs: [{ ...farmHouse, image: '/99.jpg' }] }))
    expect(sources()).toEqual(['/17.jpg', '/42.jpg', null])
    scrollTo(required(list().querySelectorAll('img')[2]))
    expect(sources()).toEqual(['/17.jpg', '/42.jpg', '/99.jpg'])
  })

  it('uses the template of the search component around it', async () => {
    const template =
      '<template data-vitrine-template="flagged-item"><b data-vitrine-text="city"></b></template>'
    const { wire } = await arrive(
      searchElement(`${template}<div data-vitrine="flag-counter"></div>`),
      ['17'],
    )
    await wire.answer()
    await open()
    await wire.answer(found)
    expect(texts()).toEqual(['Lugano'])
  })
})
