import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { required } from '../../../support/required'
import { aMoment } from '../../../support/time'
import { answerLevels, arrive, lines, toggle, value } from './treePage'

const sent = (body: string | undefined, name: string) => new URLSearchParams(body).getAll(name)

describe('the tree of a facet', () => {
  it('shows the roots, asked for by the first search, with the level below', async () => {
    const { wire } = await arrive()
    expect(wire.bodies).toHaveLength(1)
    expect(sent(wire.bodies[0], 'facet.field')).toEqual([
      "{!ex=category key=category:0 facet.matches='[/]?[^/]+'}category",
      "{!ex=category key=category:1 facet.matches='[/]?[^/]+[/][^/]+'}category",
    ])
    expect(lines()).toEqual(['+ [ ] __proto__ 1', '+ [ ] Cars 1', '+ [ ] Home 3'])
  })

  it('is a group of nested lists, whose buttons say what they open', async () => {
    const { visitor } = await arrive()
    const group = within(screen.getByRole('group', { name: 'Category' }))
    expect(group.getAllByRole('list')).toHaveLength(1)
    const button = toggle('Home')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await visitor.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    const list = document.getElementById(required(button.getAttribute('aria-controls')))
    expect(list?.tagName).toBe('UL')
    expect(within(required(list)).getAllByRole('listitem')).toHaveLength(2)
  })

  it('opens the next level at once, and asks for the one below it', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(toggle('Home'))
    expect(lines()).toEqual([
      '+ [ ] __proto__ 1',
      '+ [ ] Cars 1',
      '- [ ] Home 3',
      '  + [ ] Attic 1',
      '  + [ ] Garden 2',
    ])
    expect(wire.bodies).toHaveLength(2)
    expect(sent(wire.bodies[1], 'facet.field')).toEqual([
      "{!ex=category key=category:0 facet.prefix='Home/' facet.matches='[/]?[^/]+[/][^/]+'}category",
      "{!ex=category key=category:1 facet.prefix='Home/' facet.matches='[/]?[^/]+[/][^/]+[/][^/]+'}category",
    ])
    expect(sent(wire.bodies[1], 'rows')).toEqual(['0'])
    await answerLevels(wire)
    expect(lines().slice(2)).toEqual(['- [ ] Home 3', '    [ ] Attic 1', '  + [ ] Garden 2'])
  })

  it('says that a level is loading, and keeps the button of a node without any', async () => {
    const many = Array.from({ length: 120 }, (_, i) => ['Home', `Room ${i}`])
    const { wire, visitor } = await arrive('data-vitrine-operator="or"', {
      paths: [...many, ['Cars']],
    })
    await visitor.click(toggle('Cars'))
    expect(screen.getByText('Searching…')).toBeVisible()
    await answerLevels(wire, [['Cars']])
    expect(screen.getByText('Empty')).toBeVisible()
    expect(toggle('Cars')).toHaveFocus()
    await visitor.click(toggle('Cars'))
    expect(screen.queryByText('Empty')).toBeNull()
  })

  it('selects a value by its path, and opens what is within it', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(value(/^Home/))
    expect(wire.waiting()).toEqual(['q=*:* {!tag=category}category:( Home )'])
    expect(sent(wire.bodies[1], 'facet.field')).toHaveLength(4)
    await answerLevels(wire)
    expect(lines().slice(2)).toEqual(['- [x] Home 3', '    [ ] Attic 1', '  + [ ] Garden 2'])
    expect(location.hash).toBe('#fq=%7B!tag%3Dcategory%7Dcategory:(%20Home%20)')
    expect(wire.bodies).toHaveLength(2)
  })

  it('opens a shared link at the selected value, by one request', async () => {
    const { wire } = await arrive('data-vitrine-operator="or"', {
      fragment: 'fq={!tag=category}category:( "Home/Garden/Seeds" )',
    })
    expect(wire.bodies).toHaveLength(1)
    expect(lines().slice(2)).toEqual([
      '- [ ] Home 3',
      '    [ ] Attic 1',
      '  - [ ] Garden 2',
      '      [x] Seeds 1',
      '      [ ] Tools 1',
    ])
  })

  it('closes what a selected value has opened, and opens it again', async () => {
    const { visitor, wire } = await arrive('', { fragment: 'fq=category:"Home/Attic"' })
    await visitor.click(toggle('Home'))
    expect(lines()).toHaveLength(3)
    await visitor.click(toggle('Home'))
    expect(lines()).toHaveLength(5)
    expect(wire.bodies).toHaveLength(1)
  })

  it('counts all opened levels anew by one request when the search changes', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(toggle('Home'))
    await answerLevels(wire)
    await visitor.click(toggle('Garden'))
    await answerLevels(wire)
    expect(lines()).toContain('      [ ] Seeds 1')
    await visitor.click(value(/^Cars/))
    await answerLevels(wire)
    expect(wire.bodies).toHaveLength(5)
    expect(
      sent(wire.bodies[4], 'facet.field').map((field) => /prefix='([^']*)/.exec(field)?.[1]),
    ).toEqual([...['Home/', 'Home/', 'Home/Garden/', 'Home/Garden/']])
    await answerLevels(wire, [['Home', 'Garden', 'Seeds']])
    expect(lines()).toContain('      [ ] Seeds 1')
    expect(lines().join()).not.toContain('Tools')
  })

  it('aborts the request of a level when another is opened, whose request has both', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(toggle('Home'))
    await visitor.click(toggle('Cars'))
    expect(wire.waiting()).toHaveLength(1)
    expect(wire.log.filter((line) => line.startsWith('x'))).toHaveLength(1)
    expect(sent(wire.bodies[2], 'facet.field')).toHaveLength(4)
  })

  it('takes one value in place of another, unless or joins them', async () => {
    const { wire, visitor } = await arrive('')
    await visitor.click(value(/^Home/))
    await answerLevels(wire)
    await visitor.click(value(/^Attic/))
    expect(wire.waiting()).toEqual(['q=*:* {!tag=category}category:"Home/Attic"'])
  })

  it('shows names of any kind as text, and selects them', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(toggle('__proto__'))
    await answerLevels(wire)
    await visitor.click(value(/constructor/))
    expect(wire.waiting()).toEqual([
      'q=*:* {!tag=category}category:( "__proto__/constructor\'s \\"x\\"" )',
    ])
    await answerLevels(wire)
    expect(value(/constructor's "x"/)).toBeChecked()
  })

  it('logs a failure, tells the themer, and leaves the tree as it is', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(toggle('Home'))
    await wire.fail(503, 'Busy')
    await aMoment()
    expect(takeConsole()).toEqual([
      'error: 503, Busy',
      'error: Vitrine: search#listings: POST /solr/select answered 503 Busy',
    ])
    expect(lines()).toHaveLength(5)
  })

  it('shows ten nodes of a level, and the next with the focus after "Show more"', async () => {
    const paths = Array.from({ length: 15 }, (_, i) => [`Room ${String(i).padStart(2, '0')}`])
    const { visitor } = await arrive('', { paths })
    expect(lines()).toHaveLength(10)
    await visitor.click(screen.getByRole('button', { name: 'Show 5 more' }))
    expect(lines()).toHaveLength(15)
    expect(value(/Room 10/)).toHaveFocus()
  })

  it('is nothing without values', async () => {
    await arrive('', { paths: [] })
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('labels its chip with all names', async () => {
    await arrive('', {
      fragment: 'fq={!tag=category}category:"Home/Garden"',
      inside: '<div data-vitrine="current-filters"></div>',
    })
    expect(screen.getByRole('button', { name: /Home › Garden/ })).toBeVisible()
  })
})

describe('a tree whose terms begin with their level', () => {
  it('asks by prefix, and selects the term', async () => {
    const { wire, visitor } = await arrive('data-vitrine-hierarchy="levels"')
    expect(sent(wire.bodies[0], 'facet.field')).toEqual([
      "{!ex=category key=category:0 facet.prefix='0/'}category",
      "{!ex=category key=category:1 facet.prefix='1/'}category",
    ])
    await visitor.click(toggle('Cars'))
    await visitor.click(value(/Old/))
    expect(wire.waiting()).toContain('q=*:* {!tag=category}category:"1/Cars/<b>Old"')
  })

  it('tells of a delimiter that is none, and shows the tree with the usual one', async () => {
    await arrive('data-vitrine-delimiter="ab"')
    expect(takeConsole()).toEqual([
      'warn: Vitrine: tree (#listings > div): data-vitrine-delimiter: delimiter must be one character between the names, such as "/" or ">", got "ab". Its default is used.',
    ])
    expect(lines()).toHaveLength(3)
  })
})

test('a response without levels leaves an empty tree', async () => {
  const { wire, visitor } = await arrive()
  await visitor.click(value(/^Home/))
  await wire.answer(anAnswer({ facets: {} }))
  await aMoment()
  expect(lines()).toEqual(['- [x] Home 0'])
})
