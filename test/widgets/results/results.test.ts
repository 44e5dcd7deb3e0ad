import { screen } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { cityLoft, lakeCabin, manyCabins } from '../../support/listings'
import { onTestEnd } from '../../support/onTestEnd'
import { change } from '../../support/page'
import { required } from '../../support/required'
import { mountPoints, searchElement } from '../../support/searchElement'
import { marginsOf, scrollTo, watched } from '../../support/viewport'
import { arrive, items, list, region } from './resultsPage'

describe('the results', () => {
  it('lists the documents in the order of the response', async () => {
    await arrive(list(), anAnswer({ docs: [cityLoft, lakeCabin] }))
    expect(items().map((one) => one.querySelector('h3')?.textContent)).toEqual([
      cityLoft.title,
      lakeCabin.title,
    ])
    expect(region()).toContainElement(screen.getByRole('list', { name: '' }))
  })

  it('renders the template of the widget or of its component', async () => {
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

  it('prefers its own template to that of the component', async () => {
    const template = (text: string) =>
      `<template data-vitrine-template="result"><b>${text}</b></template>`
    await arrive(
      searchElement(`${template('outer')}<div data-vitrine="results">${template('own')}</div>`),
      anAnswer({ docs: [lakeCabin] }),
    )
    expect(items()[0]).toHaveTextContent('own')
  })

  it('shows a text or the empty template without results', async () => {
    await arrive(list(), anAnswer({ docs: [] }))
    expect(region()).toHaveTextContent('No results found')
    const template = '<template data-vitrine-template="empty"><p>Nothing at the lake</p></template>'
    await arrive(list('', template), anAnswer({ docs: [] }))
    expect(region()).toHaveTextContent('Nothing at the lake')
  })
})

describe('documents with the same id', () => {
  it('show one card, which a later search removes', async () => {
    const twin = { ...lakeCabin, title: 'Twin' }
    const { wire, visitor } = await arrive(list(), anAnswer({ docs: [lakeCabin, twin, cityLoft] }))
    const titles = () => items().map((one) => one.querySelector('h3')?.textContent)
    expect(titles()).toEqual([lakeCabin.title, cityLoft.title])
    await visitor.type(screen.getByRole('textbox'), 'loft{Enter}')
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(titles()).toEqual([cityLoft.title])
  })
})

describe('the results after a page turn', () => {
  const many = anAnswer({ docs: manyCabins(10), numFound: 30 })
  const second = anAnswer({ docs: manyCabins(10, 11), numFound: 30, start: 10 })

  it('focuses the results and scrolls to their top once they arrive', async () => {
    const { wire, visitor } = await arrive(list(), many)
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    const above = jest.spyOn(region(), 'getBoundingClientRect')
    above.mockReturnValue({ top: -900 } as DOMRect)
    await visitor.click(screen.getByRole('link', { name: 'Next »' }))
    expect(region()).not.toHaveFocus()
    const [first] = items()
    const shown: (Element | undefined)[] = []
    scrolled.mockImplementation(() => shown.push(items()[0]))
    await wire.answer(second)
    // Scrolled after it, the browser would lay out the new cards at the foot first.
    expect(shown).toEqual([first])
    expect(region()).toHaveFocus()
    expect(scrolled.mock.contexts).toEqual([region()])
    expect(first).not.toBeInTheDocument()
    scrolled.mockRestore()
  })

  it('come as one list, while a search of the same page keeps the cards that stay', async () => {
    const { wire, visitor } = await arrive(list(), many)
    const [, kept] = items()
    const before = kept?.parentElement
    await visitor.type(screen.getByRole('textbox'), 'cabin{Enter}')
    await wire.answer(anAnswer({ docs: manyCabins(9, 2), numFound: 30 }))
    expect(items()[0]).toBe(kept)
    expect(kept?.parentElement).toBe(before)
    await visitor.click(screen.getByRole('link', { name: 'Next »' }))
    await wire.answer(second)
    expect(items()[0]?.parentElement).not.toBe(before)
  })

  it('does not scroll when their top is visible', async () => {
    const { wire, visitor } = await arrive(list(), many)
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    await visitor.click(screen.getByRole('link', { name: 'Page 2' }))
    await wire.answer(second)
    expect(region()).toHaveFocus()
    expect(scrolled).not.toHaveBeenCalled()
    scrolled.mockRestore()
  })

  it('moves nothing after Back', async () => {
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

  it('moves nothing after another search', async () => {
    const { wire, visitor } = await arrive(list(), many)
    await visitor.click(screen.getByRole('link', { name: 'Page 2' }))
    await wire.answer(second)
    await visitor.type(screen.getByRole('textbox'), 'lake{Enter}')
    await wire.answer(many)
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

describe('a lazy image of a result (spec 4.5)', () => {
  const template =
    '<template data-vitrine-template="result"><img alt="" data-vitrine-attr-data-src="image"></template>'
  const picture = () =>
    required(document.querySelector<HTMLImageElement>('.vitrine-results__item img'))

  beforeEach(() => {
    // Everything is far below the viewport.
    const below = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 5000, bottom: 5100 } as DOMRect)
    onTestEnd(() => below.mockRestore())
  })

  it('loads the first time it is within 80 px of the viewport, and is then no longer observed', async () => {
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

  it('loads before printing', async () => {
    await arrive(
      list('', template),
      anAnswer({ docs: [{ ...lakeCabin, image: '/a.png' } as never] }),
    )
    await change(() => window.dispatchEvent(new Event('beforeprint')))
    expect(picture()).toHaveAttribute('src', '/a.png')
  })
})
