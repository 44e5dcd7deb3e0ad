import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { takeConsole } from '../../support/console'
import { aVisitor, change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const widgets = mountPoints('search-box', 'current-filters', 'facets', 'results', 'pager', 'sort')
const listings = searchElement(widgets, {
  address: 'query',
  facets: ['city', { data: { field: 'type' }, options: { alias: 'kind' } }],
})
const answer = anAnswer({
  numFound: 30,
  facets: { city: { Bern: 3, 'New York': 2 }, type: { cabin: 4 } },
})
const address = () => location.pathname + location.search + location.hash

/** Opens the page and waits for its first results. */
async function arrive(arrival: Parameters<typeof visit>[1] = {}, html = listings) {
  const wire = openWire()
  await visit(html, arrival)
  await wire.answer(answer)
  await pass(40)
  return wire
}

const choose = (name: RegExp) => aVisitor().click(screen.getByRole('checkbox', { name }))

/** Changes the query string as Back or Forward does. */
async function goTo(query: string) {
  await change(() => {
    history.replaceState(null, '', `/?${query}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

describe('a search whose address is the query string (design decision 35)', () => {
  it('writes each step of the visitor, and leaves other parameters alone', async () => {
    const wire = await arrive({ query: '?p=3&utm=%zz' })
    const before = history.length
    await choose(/cabin/)
    await wire.answer(answer)
    await choose(/New York/)
    await wire.answer(answer)
    await aVisitor().type(screen.getByRole('textbox'), 'lake{Enter}')
    expect(address()).toBe('/?p=3&utm=%zz&query=lake&city%5B%5D=New+York&kind%5B%5D=cabin')
    expect(history.length).toBe(before + 3)
    expect(wire.waiting()).toEqual(['q=lake city:"New York" type:cabin'])
  })

  it('begins with what a link or a plain form asks for', async () => {
    const wire = await arrive({ query: '?query=lake&city%5B%5D=Bern&pg=2' })
    expect(wire.log[0]).toBe('> q=lake city:Bern start=10')
    expect(screen.getByRole('textbox')).toHaveValue('lake')
    expect((await arrive({ query: '?q=lake' })).log[0]).toBe('> q=lake')
  })

  it('follows Back and Forward', async () => {
    const wire = await arrive({ query: '?query=lake' })
    await goTo('query=loft&city%5B%5D=Bern')
    expect(wire.waiting()).toEqual(['q=loft city:Bern'])
    await wire.answer(answer)
    await goTo('')
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('moves an old link with a fragment to the query string', async () => {
    const wire = await arrive({ query: '?query=castle&p=1', fragment: 'q=lake&fq=city:Bern' })
    expect(wire.log[0]).toBe('> q=lake city:Bern')
    expect(address()).toBe('/?query=lake&city%5B%5D=Bern&p=1')
  })

  it('has links to pages, and without each filter', async () => {
    await arrive({ query: '?query=lake&city%5B%5D=Bern&kind%5B%5D=cabin&pg=2&p=1' })
    const hrefOf = (name: string | RegExp) =>
      screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Page 3')).toBe('/?query=lake&city%5B%5D=Bern&kind%5B%5D=cabin&pg=3&p=1')
    expect(hrefOf(/Remove.*cabin/)).toBe('/?query=lake&city%5B%5D=Bern&p=1')
    expect(hrefOf('Clear all')).toBe('/?query=lake&p=1')
    await aVisitor().click(screen.getByRole('link', { name: /Remove.*Bern/ }))
    expect(address()).toBe('/?query=lake&kind%5B%5D=cabin&p=1')
  })

  it('has plain forms that keep the rest of the search', async () => {
    await arrive({ query: '?query=lake&city%5B%5D=Bern&fq%5B%5D=host%3AAnn&sortby=a+asc&pg=2&p=1' })
    const sent = (control: HTMLElement) => {
      const form = control.closest('form')
      return decodeURIComponent(
        String(new URLSearchParams(new FormData(form ?? undefined) as never)),
      )
    }
    const others = 'fq[]=host:Ann&sortby=a+asc&p=1'
    expect(sent(screen.getByRole('checkbox', { name: /Bern/ }))).toBe(
      `query=lake&${others}&city[]=Bern`,
    )
    expect(sent(screen.getByRole('textbox'))).toBe(`city[]=Bern&${others}&query=lake`)
    const sort = screen.getByRole('combobox')
    expect(sent(sort)).toBe('query=lake&city[]=Bern&fq[]=host:Ann&p=1&sortby=a+asc')
    expect(sort.closest('form')).toHaveAttribute('action', '/')
    expect(within(sort.closest('form') as HTMLElement).queryByRole('button')).toBeNull()
  })
})

describe('a search whose address is the fragment', () => {
  const plain = searchElement(widgets, { facets: ['city'] })

  it('begins with the query string, to which an empty fragment leads back', async () => {
    const wire = await arrive({ query: '?q=lake+cabin&sort=price+asc' }, plain)
    expect(wire.log[0]).toBe('> q=lake cabin sort=price asc')
    const box = screen.getByRole('textbox')
    expect(box).toHaveValue('lake cabin')
    await aVisitor().clear(box)
    await aVisitor().type(box, '{Enter}')
    expect(address()).toBe('/?q=lake+cabin&sort=price+asc#q=')
    expect(wire.waiting()).toEqual(['q=*:* sort=price asc'])
  })

  it('follows the fragment where both ask for something', async () => {
    const wire = await arrive({ query: '?q=lake', fragment: 'q=castle' }, plain)
    expect(wire.log[0]).toBe('> q=castle')
  })

  it('leaves `q` to Drupal 7, whose path it is', async () => {
    Object.assign(window, { Drupal: { settings: {}, behaviors: {} } })
    const wire = await arrive({ query: '?q=node/5' }, plain)
    Reflect.deleteProperty(window, 'Drupal')
    expect(wire.log[0]).toBe('> q=*:*')
    takeConsole()
  })
})
