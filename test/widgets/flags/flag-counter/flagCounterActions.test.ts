import { within } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import {
  action,
  arriveAt,
  button,
  counter,
  list,
  open,
  press,
  rows,
  texts,
} from '../../../support/counterPage'
import { cityLoft, farmHouse, lakeCabin } from '../../../support/listings'
import { savedIn } from '../../../support/savedItems'
import { mountPoints, searchElement } from '../../../support/searchElement'

const arrive = (html = counter(), saved: readonly string[] = ['17', '42', '99']) =>
  arriveAt(html, saved)
const found = anAnswer({ docs: [farmHouse, lakeCabin, cityLoft] })

describe('removing an item', () => {
  it('strikes it through, and the same button undoes that', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await wire.answer(found)
    const remove = action('Remove Loft above the market')
    await press(visitor, remove)
    expect(button()).toHaveAccessibleName('Saved items 2')
    expect(savedIn()).toEqual(['17', '99'])
    expect(remove).toHaveFocus()
    expect(remove).toHaveAccessibleName('Undo removing Loft above the market')
    expect(rows()[1]).toHaveAttribute('data-state', 'removed')
    await press(visitor, remove)
    expect(savedIn()).toEqual(['17', '42', '99'])
    expect(rows()[1]).not.toHaveAttribute('data-state')
    expect(remove).toHaveAccessibleName('Remove Loft above the market')
  })

  it('hides it when the list opens again', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await wire.answer(found)
    await press(visitor, action('Remove Loft above the market'))
    await visitor.keyboard('{Escape}{Enter}')
    expect(texts()).toEqual([lakeCabin.title, farmHouse.title])
  })

  it('clears all with one undo, which does not restore items removed before', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await wire.answer(found)
    await press(visitor, action('Remove Cabin by the lake'))
    const clear = action('Clear all')
    await press(visitor, clear)
    expect(savedIn()).toEqual([])
    expect(texts()).toHaveLength(3)
    expect(clear).toHaveAccessibleName('Undo clear all')
    expect(clear).toHaveTextContent(/^Undo$/)
    expect(clear).toHaveFocus()
    await press(visitor, clear)
    expect(savedIn()).toEqual(['42', '99'])
    expect(clear).toHaveAccessibleName('Clear all')
  })
})

describe("'view flagged items'", () => {
  const link = () => within(list()).getByRole('link', { name: 'View flagged items' })

  it('links to the configured page with the saved items (spec 2.1)', async () => {
    await arrive(counter('data-vitrine-path="/saved.html" data-vitrine-key="nid"'))
    await open()
    expect(link()).toHaveAttribute('href', '/saved.html#q=nid:(17%20OR%2042%20OR%2099)')
  })

  it("links to the current page without one, with its search's prefix", async () => {
    const { wire } = await arrive(
      searchElement(mountPoints('flag-counter', 'results'), { fragment_prefix: 'a' }),
    )
    await wire.answer()
    await open()
    expect(link()).toHaveAttribute('href', '#a.q=id:(17%20OR%2042%20OR%2099)')
  })

  it('links to the page alone with link_ids off, and copies the link with the ids', async () => {
    const plain = 'data-vitrine-link_ids="false"'
    const { visitor } = await arrive(
      counter(`data-vitrine-path="/saved.html?list=1#mine" ${plain}`),
    )
    await open()
    expect(link()).toHaveAttribute('href', '/saved.html?list=1#mine')
    const write = jest.fn(async (_: string) => {})
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: write },
      configurable: true,
    })
    await press(visitor, action('Copy link'))
    expect(write.mock.calls).toEqual([
      ['http://localhost/saved.html?list=1#q=id:(17%20OR%2042%20OR%2099)'],
    ])
  })

  it('links to the current page when <base> names another', async () => {
    await arrive(`<base href="https://cdn.example/">${counter('data-vitrine-skip_solr="true"')}`)
    await open()
    expect(link()).toHaveAttribute('href', 'http://localhost/#q=id:(17%20OR%2042%20OR%2099)')
  })

  it('leaves out removed items', async () => {
    const { wire, visitor } = await arrive()
    await open()
    await wire.answer(found)
    await press(visitor, action('Remove Loft above the market'))
    expect(link()).toHaveAttribute('href', '#q=id:(17%20OR%2099)')
  })

  it('says that it shows only the newest 1,000', async () => {
    const ids = Array.from({ length: 1001 }, (_, i) => String(i))
    await arrive(counter('data-vitrine-skip_solr="true"'), ids)
    await open()
    expect(list()).toHaveTextContent('The page shows the newest 1,000.')
    expect(link().getAttribute('href')).not.toContain('(0%20')
    expect(rows()).toHaveLength(1001)
  })
})

describe("'copy link'", () => {
  const clipboard = (writeText: unknown) =>
    Object.defineProperty(navigator, 'clipboard', {
      value: writeText && { writeText },
      configurable: true,
    })

  it('copies the absolute address to the clipboard, and announces it', async () => {
    const { visitor } = await arrive(counter('data-vitrine-path="/saved.html"'))
    const write = jest.fn(async (_: string) => {})
    clipboard(write)
    await open()
    const copy = action('Copy link')
    await press(visitor, copy)
    expect(write.mock.calls).toEqual([
      ['http://localhost/saved.html#q=id:(17%20OR%2042%20OR%2099)'],
    ])
    expect(copy).toHaveTextContent(/^Link copied$/)
    expect(
      within(list())
        .getAllByRole('status')
        .map((one) => one.textContent),
    ).toContain('The link to your saved items is copied.')
    await press(visitor, action('Remove 17'))
    expect(copy).toHaveTextContent(/^Copy link$/)
  })

  it.each([
    ['there is none', undefined],
    ['the browser refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('shows the link, selected, when %s', async (_, writeText) => {
    const { visitor } = await arrive()
    clipboard(writeText)
    await open()
    await press(visitor, action('Copy link'))
    const field = within(list()).getByRole<HTMLInputElement>('textbox', {
      name: 'Link to your saved items',
    })
    expect(field).toHaveValue('http://localhost/#q=id:(17%20OR%2042%20OR%2099)')
    expect(field).toHaveFocus()
    expect(field.selectionEnd).toBe(field.value.length)
  })
})
