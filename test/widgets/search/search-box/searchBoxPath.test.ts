import { screen } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import { onTestEnd } from '../../../support/onTestEnd'
import { aVisitor, change, visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { openWire } from '../../../support/wire'

/* jsdom navigates within this page only, so this is a Drupal 7; the browser test covers other addresses. */
beforeEach(() => {
  Object.assign(window, { Drupal: { settings: { basePath: '/' } } })
  onTestEnd(() => {
    Reflect.deleteProperty(window, 'Drupal')
  })
})

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })
const alone = (attributes = '', inside = '') =>
  `<header><div id="top" data-vitrine="search-box" ${attributes}>${inside}</div></header>`
const form = (action: string, inside = '<input type="search" name="q">') =>
  `<form id="cms" action="${action}">${inside}<button>Go</button></form>`

async function arrive(html: string, query = '') {
  const wire = openWire()
  const api = await visit(html, { query })
  return { wire, api, visitor: aVisitor() }
}

describe('a search box outside of any search (design decision 35)', () => {
  it('goes to its path with the term, without a request or a component', async () => {
    const { wire, api, visitor } = await arrive(alone('data-vitrine-path="/"'))
    await visitor.type(box(), ' lake & sea {Enter}')
    expect(location.hash).toBe('#q=lake%20%26%20sea')
    await visitor.clear(box())
    await visitor.type(box(), 'cabin')
    await visitor.click(screen.getByRole('button', { name: 'Search' }))
    expect(location.hash).toBe('#q=cabin')
    expect(wire.log).toEqual([])
    expect(api.getState().searches).toEqual({})
  })

  it('goes to the action of the CMS’s form, which is hidden meanwhile', async () => {
    const { visitor } = await arrive(alone('', form('/')))
    expect(document.querySelector('#cms')).not.toBeVisible()
    await visitor.type(box(), 'lake{Enter}')
    expect(location.hash).toBe('#q=lake')
  })

  it('empties its text by the button in it, and stays', async () => {
    const { visitor } = await arrive(alone('data-vitrine-path="/"'))
    await visitor.type(box(), 'lake')
    await visitor.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    expect(location.hash).toBe('')
  })

  it('suggests nothing, since it has no search to ask', async () => {
    const { wire, visitor } = await arrive(
      alone('data-vitrine-path="/" data-vitrine-field="words"'),
    )
    await visitor.type(box(), 'lake')
    expect(wire.log).toEqual([])
  })

  it.each([
    ['no form', ''],
    ['a form without an action', '<form id="cms"><input name="q"></form>'],
    ['a form that is posted', form('/search').replace('action', 'method="POST" action')],
    ['a form of another site', form('https://other.example/search')],
  ])('says what is missing, and leaves the CMS’s markup, with %s', async (_, inside) => {
    await arrive(alone('', inside))
    expect(takeConsole()).toEqual([
      'error: Vitrine: search-box#top was not mounted.\n  path is missing, expected the address of the page that searches, such as "/search", since this stands in no search component. A form with an action of this site inside it does as well, or data-vitrine-for with the id of a search component.',
    ])
    expect(document.querySelector('#top')?.innerHTML).toBe(inside)
  })

  it.each([
    'https://other.example/search',
    'javascript:alert(1)',
    '//other.example',
    'data:text/html,x',
  ])('does not use the path %s, and says so', async (path) => {
    const { visitor } = await arrive(alone(`data-vitrine-path="${path}"`, form('/')))
    expect(takeConsole()).toEqual([
      `error: Vitrine: search-box#top: path must be the address of a page of this site, such as "/search", got "${path}"; it is not used.`,
    ])
    await visitor.type(box(), 'lake{Enter}')
    expect(location.hash).toBe('#q=lake')
  })
})

describe('a search box with a path, in a search', () => {
  const page = (path: string) =>
    searchElement(`${alone(`data-vitrine-path="${path}"`)}${mountPoints('results')}`)

  it('searches in place when the path is the current page', async () => {
    const { wire, visitor } = await arrive(page('/?page=1'), '?page=1&x=2')
    await wire.answer()
    await visitor.type(box(), 'lake{Enter}')
    expect(wire.waiting()).toEqual(['q=lake'])
  })

  it('leads to any other page, and shows nothing of this page’s search', async () => {
    const { wire, api, visitor } = await arrive(page('/?page=1'))
    await wire.answer()
    await change(() => api.bus.emit('search:set', { params: { q: 'cabin' } }))
    await wire.answer()
    expect(box()).toHaveValue('')
    await visitor.type(box(), 'lake')
    await visitor.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box()).toHaveValue('')
    expect(wire.waiting()).toEqual([])
  })
})
