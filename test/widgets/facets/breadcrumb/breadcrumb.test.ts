import { screen, within } from '@testing-library/react'
import { answerLevels, arrive as arriveAtTree, lines } from '../tree/treePage'

const arrive = (fragment: string, options = '') =>
  arriveAtTree('', {
    fragment,
    inside: `<div data-vitrine="breadcrumb" data-vitrine-field="category" ${options}><p>You are here: everything</p></div>`,
  })
const nav = () => within(screen.getByRole('navigation', { name: 'Category' }))
const steps = () =>
  nav()
    .getAllByRole('link')
    .map((link) => link.textContent + (link.getAttribute('aria-current') ? '!' : ''))

describe('the breadcrumb of a tree', () => {
  it('leads to the selected value, which is the current page', async () => {
    await arrive('fq={!tag=category}category:"Home/Garden/Seeds"')
    expect(steps()).toEqual(['All', 'Home', 'Garden', 'Seeds!'])
    expect(screen.queryByText(/You are here/)).not.toBeVisible()
  })

  it('selects a value of the way by a press, and keeps the focus', async () => {
    const { wire, visitor } = await arrive('fq={!tag=category}category:"Home/Garden/Seeds"')
    const home = nav().getByRole('link', { name: 'Home' })
    await visitor.click(home)
    expect(wire.waiting()).toEqual(['q=*:* {!tag=category}category:Home'])
    await answerLevels(wire)
    expect(steps()).toEqual(['All', 'Home!'])
    expect(home).toHaveFocus()
  })

  it('removes the filter by its first step, which a label names', async () => {
    const { wire, visitor } = await arrive(
      'fq={!tag=category}category:Home',
      'data-vitrine-label="Shop"',
    )
    await visitor.click(nav().getByRole('link', { name: 'Shop' }))
    expect(wire.waiting()).toEqual(['q=*:*'])
    await answerLevels(wire)
    expect(screen.queryByRole('navigation', { name: 'Category' })).toBeNull()
  })

  it('has real addresses, for a new tab', async () => {
    await arrive('fq={!tag=category}category:"Home/Attic"')
    const hrefs = nav()
      .getAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
    expect(hrefs).toEqual([
      '#',
      '#fq={!tag=category}category:Home',
      '#fq={!tag=category}category:"Home/Attic"',
    ])
  })

  it('is nothing while nothing is selected', async () => {
    await arrive('')
    expect(screen.queryByRole('navigation', { name: 'Category' })).toBeNull()
  })

  it('has the labels that the values have of their own, as the tree and the chip have them', async () => {
    const labels = { Home: 'Haus', 'Home/Garden': 'Garten' }
    await arriveAtTree(`data-vitrine-values='${JSON.stringify(labels)}'`, {
      fragment: 'fq={!tag=category}category:"Home/Garden/Seeds"',
      inside:
        '<div data-vitrine="breadcrumb" data-vitrine-field="category"></div><div data-vitrine="current-filters"></div>',
    })
    expect(steps()).toEqual(['All', 'Haus', 'Garten', 'Seeds!'])
    expect(lines()).toEqual([
      '+ [ ] __proto__ 1',
      '+ [ ] Cars 1',
      '- [ ] Haus 3',
      '    [ ] Attic 1',
      '  - [ ] Garten 2',
      '      [x] Seeds 1',
      '      [ ] Tools 1',
    ])
    expect(screen.getByText('Haus › Garten › Seeds')).toBeVisible()
  })
})
