import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { atEnd } from '../../support/atEnd'
import { cityLoft, lakeCabin, manyCabins } from '../../support/listings'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { mountPoints, searchElement } from '../../support/searchElement'
import { marginsOf, scrollTo, watched } from '../../support/viewport'
import { openWire } from '../../support/wire'

const items = () => [...document.querySelectorAll('.vitrine-results__item')]
const list = (attributes = '', more = '') =>
  searchElement(
    `<div data-vitrine="results" ${attributes}>${more}</div>${mountPoints('search-box', 'pager')}`,
  )
const region = () => screen.getByRole('region', { name: 'Results' })

async function arrive(html: string, answer: string) {
  const wire = openWire()
  const page = await visit(html)
  await wire.answer(answer)
  return { wire, page, visitor: aVisitor() }
}

describe('the results', () => {
  it('are a list in the order of the answer', async () => {
    await arrive(list(), anAnswer({ docs: [cityLoft, lakeCabin] }))
    expect(items().map((one) => one.querySelector('h3')?.textContent)).toEqual([
      cityLoft.title,
      lakeCabin.title,
    ])
    expect(region()).toContainElement(screen.getByRole('list', { name: '' }))
  })

  it('look as their template says, inside them or in their component', async () => {
    const template =
      '<template data-vitrine-template="result"><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></template>'
    const doc = { ...lakeCabin, url: '/cabins/17' }
    const answer = anAnswer({ docs: [doc as never] })
    for (const html of [list('', template), searchElement(template + mountPoints('results'))]) {
      await arrive(html, answer)
      expect(screen.getByRole('link', { name: lakeCabin.title })).toHaveAttribute(
        'href',
        '/cabins/17',
      )
    }
  })

  it('prefer their own template to that of the component', async () => {
    const template = (text: string) =>
      `<template data-vitrine-template="result"><b>${text}</b></template>`
    await arrive(
      searchElement(`${template('outer')}<div data-vitrine="results">${template('own')}</div>`),
      anAnswer({ docs: [lakeCabin] }),
    )
    expect(items()[0]).toHaveTextContent('own')
  })

  it('say that there are none, as a text or as the template says', async () => {
    await arrive(list(), anAnswer({ docs: [] }))
    expect(region()).toHaveTextContent('No results found')
    const template = '<template data-vitrine-template="empty"><p>Nothing at the lake</p></template>'
    await arrive(list('', template), anAnswer({ docs: [] }))
    expect(region()).toHaveTextContent('Nothing at the lake')
  })
})

describe('growing (spec 4.5)', () => {
  const six = anAnswer({ docs: manyCabins(6), numFound: 60 })
  const growing = list('data-vitrine-numvisible="2"')

  it('shows numvisible items, and as many more whenever the last one is visible', async () => {
    await arrive(growing, six)
    expect(items()).toHaveLength(2)
    scrollTo(required(items()[1]))
    expect(items()).toHaveLength(4)
    scrollTo(required(items()[3]))
    expect(items()).toHaveLength(6)
  })

  it('looks 80 px beyond the viewport, at the last item only, until all are shown', async () => {
    await arrive(growing, six)
    expect(watched()).toEqual([items()[1]])
    expect(marginsOf(required(items()[1]))).toEqual(['80px 0px'])
    scrollTo(required(items()[1]))
    expect(watched()).toEqual([items()[3]])
    scrollTo(required(items()[3]))
    expect(watched()).toEqual([])
  })

  it('sends no request', async () => {
    const { wire } = await arrive(growing, six)
    scrollTo(required(items()[1]))
    expect(wire.bodies).toHaveLength(1)
  })

  it('starts anew with another answer', async () => {
    const { wire, visitor } = await arrive(growing, six)
    scrollTo(required(items()[1]))
    await visitor.type(screen.getByRole('textbox'), 'lake{Enter}')
    expect(items()).toHaveLength(4)
    await wire.answer(anAnswer({ docs: manyCabins(6, 50) }))
    expect(items()).toHaveLength(2)
    scrollTo(required(items()[1]))
    expect(items()).toHaveLength(4)
  })

  it('shows all where nobody says how many', async () => {
    await arrive(list(), six)
    expect(items()).toHaveLength(6)
    expect(watched()).toEqual([])
  })

  it('leaves no observer behind', async () => {
    const { page } = await arrive(growing, six)
    await change(() => page.detach())
    expect(watched()).toEqual([])
  })
})

describe('growing up to a button (design decision 12)', () => {
  const ten = anAnswer({ docs: manyCabins(10), numFound: 60 })
  const growing = list('data-vitrine-numvisible="2" data-vitrine-grow_steps="1"')
  const button = () => screen.queryByRole('button', { name: 'Show more' })
  const titles = () => screen.getAllByRole('heading', { level: 3 })

  it('stops after so many steps, and goes on for as many after each press', async () => {
    const { visitor } = await arrive(growing, ten)
    expect(button()).toBeNull()
    scrollTo(required(items()[1]))
    expect(items()).toHaveLength(4)
    expect(watched()).toEqual([])
    await visitor.click(required(button()))
    expect(items()).toHaveLength(6)
    expect(button()).toBeNull()
    scrollTo(required(items()[5]))
    expect(items()).toHaveLength(8)
    await visitor.click(required(button()))
    expect(items()).toHaveLength(10)
    expect(button()).toBeNull()
    expect(watched()).toEqual([])
  })

  it('grows by presses alone with grow_steps 0, and never stops without it', async () => {
    const { visitor } = await arrive(
      list('data-vitrine-numvisible="4" data-vitrine-grow_steps="0"'),
      ten,
    )
    expect(watched()).toEqual([])
    await visitor.click(required(button()))
    await visitor.click(required(button()))
    expect(items()).toHaveLength(10)
    await arrive(list('data-vitrine-numvisible="4"'), ten)
    scrollTo(required(items()[3]))
    expect(button()).toBeNull()
  })

  it('puts the focus on what the first new item leads to', async () => {
    const template =
      '<template data-vitrine-template="result"><a tabindex="-1" aria-hidden="true" data-vitrine-attr-href="url">picture</a><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></template>'
    const docs = manyCabins(6).map((doc) => ({ ...doc, url: `/cabins/${doc.id}` }))
    const { visitor } = await arrive(
      list('data-vitrine-numvisible="2" data-vitrine-grow_steps="0"', template),
      anAnswer({ docs: docs as never }),
    )
    required(button()).focus()
    await visitor.keyboard('{Enter}')
    expect(screen.getByRole('link', { name: required(docs[2]).title })).toHaveFocus()
  })

  it('puts the focus on the first new item itself where it leads nowhere', async () => {
    const { visitor } = await arrive(growing, ten)
    scrollTo(required(items()[1]))
    await visitor.click(required(button()))
    expect(items()[4]).toHaveFocus()
    expect(items()[4]).toHaveTextContent(required(required(titles()[4]).textContent))
  })

  it('says once how many are shown after a press, and nothing while it is scrolled', async () => {
    const { visitor } = await arrive(growing, ten)
    const region = required(document.querySelector('.vitrine-announcer'))
    const said = region.firstElementChild
    scrollTo(required(items()[1]))
    expect(region.firstElementChild).toBe(said)
    await visitor.click(required(button()))
    expect(region).toHaveTextContent(/^1–6 of 60 results$/)
  })

  it('starts anew with another answer', async () => {
    const { wire, visitor } = await arrive(growing, ten)
    scrollTo(required(items()[1]))
    await visitor.type(screen.getByRole('textbox'), 'lake{Enter}')
    await wire.answer(anAnswer({ docs: manyCabins(6, 50) }))
    expect(items()).toHaveLength(2)
    expect(button()).toBeNull()
  })
})

describe('turning the page', () => {
  const many = anAnswer({ docs: manyCabins(10), numFound: 30 })
  const second = anAnswer({ docs: manyCabins(10, 11), numFound: 30, start: 10 })

  it('puts the focus on the results and scrolls to their top, once they are there', async () => {
    const { wire, visitor } = await arrive(list(), many)
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    const above = jest.spyOn(region(), 'getBoundingClientRect')
    above.mockReturnValue({ top: -900 } as DOMRect)
    await visitor.click(screen.getByRole('link', { name: 'Next »' }))
    expect(region()).not.toHaveFocus()
    await wire.answer(second)
    expect(region()).toHaveFocus()
    expect(scrolled.mock.contexts).toEqual([region()])
    scrolled.mockRestore()
  })

  it('does not scroll where the top is in sight', async () => {
    const { wire, visitor } = await arrive(list(), many)
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    await visitor.click(screen.getByRole('link', { name: 'Page 2' }))
    await wire.answer(second)
    expect(region()).toHaveFocus()
    expect(scrolled).not.toHaveBeenCalled()
    scrolled.mockRestore()
  })

  it('by Back moves nothing', async () => {
    const { wire, visitor } = await arrive(list(), many)
    await visitor.click(screen.getByRole('link', { name: 'Page 2' }))
    await wire.answer(second)
    screen.getByRole('textbox').focus()
    await change(() => {
      history.replaceState(null, '', '/')
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    await wire.answer(many)
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('is not what another search is', async () => {
    const { wire, visitor } = await arrive(list(), many)
    await visitor.click(screen.getByRole('link', { name: 'Page 2' }))
    await wire.answer(second)
    await visitor.type(screen.getByRole('textbox'), 'lake{Enter}')
    await wire.answer(many)
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

describe('a lazy picture (spec 4.5)', () => {
  const template =
    '<template data-vitrine-template="result"><img alt="" data-vitrine-attr-data-src="image"></template>'
  const picture = () =>
    required(document.querySelector<HTMLImageElement>('.vitrine-results__item img'))

  beforeEach(() => {
    // Everything stands far below the screen.
    const below = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 5000, bottom: 5100 } as DOMRect)
    atEnd(() => below.mockRestore())
  })

  it('loads the first time that it is visible, within 80 px, and is then watched no more', async () => {
    await arrive(
      list('', template),
      anAnswer({ docs: [{ ...lakeCabin, image: '/a.png' } as never] }),
    )
    expect(picture()).not.toHaveAttribute('src')
    expect(marginsOf(picture())).toEqual(['80px 0px'])
    scrollTo(picture())
    expect(picture()).toHaveAttribute('src', '/a.png')
    expect(watched()).toEqual([])
  })

  it('loads for print', async () => {
    await arrive(
      list('', template),
      anAnswer({ docs: [{ ...lakeCabin, image: '/a.png' } as never] }),
    )
    await change(() => window.dispatchEvent(new Event('beforeprint')))
    expect(picture()).toHaveAttribute('src', '/a.png')
  })
})
