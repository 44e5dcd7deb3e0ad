import { screen, within } from '@testing-library/react'
import { answerLevels, arrive as arriveAtTree } from '../tree/treePage'

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
})
