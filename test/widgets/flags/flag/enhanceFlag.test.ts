import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { takeConsole } from '../../../support/console'
import { aVisitor, change, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { aMoment } from '../../../support/time'

afterEach(() => {
  localStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

const saved = (name = 'riot_solr_flag_items'): unknown => JSON.parse(Cookies.get(name) ?? '[]')

async function opened(html: string) {
  const page = await visit(html)
  await aMoment()
  return page
}

const teaser = (control: string) =>
  `<article data-id="17"><h2>Lake cabin</h2><div class="actions">${control}</div></article>`

describe('a flag on the CMS’s own control', () => {
  it.each([
    ['a button', '<button class="btn" data-vitrine="flag">Flag me</button>'],
    ['a button in a box', '<span data-vitrine="flag"><button class="btn">Flag me</button></span>'],
    ['a link', '<a class="btn" href="/flag/17" data-vitrine="flag">Flag me</a>'],
    ['an input', '<input class="btn" type="submit" value="Flag me" data-vitrine="flag">'],
  ])('is used when it is %s; the id is on the teaser', async (_, control) => {
    await opened(teaser(control))
    const [flag, ...others] = screen.getAllByRole('button')
    expect(others).toEqual([])
    expect(flag).toHaveAccessibleName('Flag')
    expect(flag).toHaveClass('btn rs-flag', { exact: true })
    expect(document.querySelector('[data-vitrine-root]')).toBeNull()
    await aVisitor().click(required(flag))
    await aMoment()
    expect(flag).toHaveAccessibleName('Unflag')
    expect(flag).toHaveClass('btn rs-unflag', { exact: true })
    expect(saved()).toEqual(['17'])
  })

  it('works by keyboard: a link by Enter and by Space, since it is a button now', async () => {
    await opened(teaser('<a href="/flag/17" data-vitrine="flag">Flag me</a>'))
    const visitor = aVisitor()
    await visitor.tab()
    const flag = screen.getByRole('button', { name: 'Flag' })
    expect(flag).toHaveFocus()
    await visitor.keyboard('{Enter}')
    expect(flag).toHaveTextContent('Unflag')
    await visitor.keyboard(' ')
    expect(flag).toHaveTextContent(/^Flag$/)
  })

  it('works by Enter and Space when it is a button only by its role', async () => {
    await opened(teaser('<span role="button" tabindex="0" data-vitrine="flag">Flag me</span>'))
    const visitor = aVisitor()
    await visitor.tab()
    await visitor.keyboard('{Enter}')
    expect(screen.getByRole('button')).toHaveTextContent('Unflag')
    await visitor.keyboard(' ')
    expect(screen.getByRole('button')).toHaveTextContent(/^Flag$/)
  })

  it('does not navigate, and does not submit its form', async () => {
    await opened(
      `<form><button data-vitrine="flag" data-vitrine-item="17">x</button></form>
       <a href="/flag/18" data-vitrine="flag" data-vitrine-item="18">y</a>`,
    )
    const clicks: string[] = []
    const note = (event: Event) => {
      clicks.push(`${event.type} ${event.defaultPrevented}`)
      event.preventDefault()
    }
    window.addEventListener('click', note)
    window.addEventListener('submit', note)
    const visitor = aVisitor()
    for (const flag of screen.getAllByRole('button')) await visitor.click(flag)
    await visitor.keyboard('{Control>}')
    await visitor.click(required(screen.getAllByRole('button')[1]))
    await visitor.keyboard('{/Control}')
    window.removeEventListener('click', note)
    window.removeEventListener('submit', note)
    // The last one opens the link in a new tab, and toggles nothing.
    expect(clicks).toEqual(['click true', 'click true', 'click false'])
    await aMoment()
    expect(saved()).toEqual(['17', '18'])
  })

  it('keeps its icon, and gets a name when it is only an icon', async () => {
    const icon = '<svg aria-hidden="true"><text>heart</text></svg>'
    await opened(
      `<button data-vitrine="flag" data-vitrine-item="17">${icon} <span>Save</span></button>
       <button data-vitrine="flag" data-vitrine-item="18" data-vitrine-title="City loft">${icon}</button>
       <button data-vitrine="flag" data-vitrine-item="19">${icon}</button>
       <button data-vitrine="flag" data-vitrine-item="20"></button>`,
    )
    const flags = screen.getAllByRole('button')
    for (const flag of flags) await aVisitor().click(flag)
    expect(flags.map((one) => one.textContent)).toEqual([
      'heart Unflag',
      'heart',
      'heart',
      'Unflag',
    ])
    expect(flags[1]).toHaveAccessibleName('Unflag: City loft')
    expect(flags[2]).toHaveAccessibleName('Unflag')
    expect(required(flags[0]).querySelector('svg')).not.toBeNull()
  })

  it.each([
    ['aria-label', '<a href="/save/17" aria-label="Save Lake cabin" data-vitrine="flag">Save</a>'],
    [
      'aria-labelledby',
      '<a href="/save/17" aria-labelledby="n" data-vitrine="flag">Save</a><i id="n">Save Lake cabin</i>',
    ],
    [
      'title, as an icon has it',
      '<a href="/save/17" title="Save Lake cabin" data-vitrine="flag"><svg></svg></a>',
    ],
  ])('keeps its text and its name when the CMS named it by %s', async (_, control) => {
    await opened(teaser(control))
    const flag = screen.getByRole('button', { name: 'Save Lake cabin', pressed: false })
    const { textContent } = flag
    await aVisitor().click(flag)
    await aMoment()
    expect(screen.getByRole('button', { name: 'Save Lake cabin', pressed: true })).toBe(flag)
    expect(flag.textContent).toBe(textContent)
    expect(flag).toHaveClass('rs-unflag')
    expect(saved()).toEqual(['17'])
  })

  it('gets the texts of the configuration, also when the CMS named it', async () => {
    const texts = 'data-vitrine-text.flag="Store" data-vitrine-text.unflag="Stored"'
    await opened(
      teaser(`<a href="/save/17" aria-label="Save it" data-vitrine="flag" ${texts}>Save</a>`),
    )
    const flag = screen.getByRole('button', { name: 'Store' })
    await aVisitor().click(flag)
    expect(flag).toHaveTextContent('Stored')
    expect(flag).toHaveAccessibleName('Stored')
  })

  it('is restored as the CMS rendered it', async () => {
    const html = teaser(
      `<a class="btn rs-flag" href="/flag/17" role="link" data-vitrine="flag"> <b>Save</b> it</a>
       <input type="button" value="Save" data-vitrine="flag">`,
    )
    const page = await opened(html)
    for (const flag of screen.getAllByRole('button')) await aVisitor().click(flag)
    await change(() => page.detach())
    expect(document.body.querySelector('article')?.outerHTML).toBe(
      new DOMParser().parseFromString(html, 'text/html').querySelector('article')?.outerHTML,
    )
    expect(screen.getByRole<HTMLInputElement>('button').value).toBe('Save')
    await aMoment()
    screen.getByRole('button').click()
    await aMoment()
    expect(saved()).toEqual([])
  })

  it('uses the nearest id of the configured key', async () => {
    await opened(
      `<div data-id="1" data-item_key="x1"><button data-vitrine="flag" data-vitrine-key="item_key">a</button>
       <div data-id="2"><button data-vitrine="flag">b</button>
       <button data-vitrine="flag" data-id="3">c</button>
       <button data-vitrine="flag" data-id="3" data-vitrine-item="4">d</button></div></div>`,
    )
    for (const flag of screen.getAllByRole('button')) await aVisitor().click(flag)
    await aMoment()
    expect(saved()).toEqual(['x1', '2', '3', '4'])
  })
})

it('an element without a control gets a button, and a link in it stays the fallback', async () => {
  await opened('<div data-vitrine="flag" data-vitrine-item="17"><a href="/17">To it</a></div>')
  expect(screen.getByRole('button', { name: 'Flag' })).toBeVisible()
  expect(screen.getByText('To it')).not.toBeVisible()
})

it('a flag without an id is reported, and stays as it was', async () => {
  await opened('<button id="heart" data-vitrine="flag">Save</button>')
  expect(screen.getByRole('button')).toHaveTextContent('Save')
  expect(takeConsole()).toEqual([
    "error: Vitrine: flag#heart was not mounted.\n  item is missing, expected the item's id, here or as data-id on this element or one around it",
  ])
})
