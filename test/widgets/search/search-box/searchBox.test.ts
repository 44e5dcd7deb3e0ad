import { screen } from '@testing-library/react'
import { aVisitor, change, visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { openWire } from '../../../support/wire'

const box = () => screen.getByRole('textbox', { name: 'Search' })

async function arrive(html = searchElement(mountPoints('search-box'))) {
  const wire = openWire()
  await visit(html)
  await wire.answer()
  return { wire, visitor: aVisitor() }
}

describe('the search box', () => {
  it('searches for the text on Enter or by its button', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'lake')
    expect(wire.waiting()).toEqual([])
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual(['q=lake'])
    await visitor.type(box(), ' view')
    await visitor.click(screen.getByRole('button', { name: 'Search' }))
    expect(wire.waiting()).toEqual(['q=lake view'])
  })

  it.each(['*:*', ''])('is empty with the default query %p', async (query) => {
    const { wire, visitor } = await arrive(
      searchElement(mountPoints('search-box'), { default_q: query }),
    )
    expect(box()).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await visitor.click(box())
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual([])
    await visitor.type(box(), 'lake{Enter}')
    expect(wire.waiting()).toEqual(['q=lake'])
  })

  it('trims the text', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), '  lake  {Enter}')
    expect(wire.waiting()).toEqual(['q=lake'])
  })

  it('sends the text unchanged', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'a&b=c "d" é %20 +{Enter}')
    expect(new URLSearchParams(wire.last().body).get('q')).toBe('a&b=c "d" é %20 +')
    expect(wire.last().body).toContain('q=a%26b%3Dc%20%22d%22%20%C3%A9%20%2520%20%2B&')
  })

  it('reads typed local params as text', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(box())
    await visitor.paste('{!join from=a to=b}x')
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual(['q="{!join from=a to=b}x"'])
  })

  it('clears the text by its button, searches for everything and focuses the box', async () => {
    const { wire, visitor } = await arrive()
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await visitor.type(box(), 'lake{Enter}')
    await wire.answer()
    await visitor.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    expect(wire.waiting()).toEqual(['q=*:*'])
  })

  it('keeps typed text while results arrive, and replaces it when the address changes', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'lake{Enter}')
    await visitor.type(box(), ' vi')
    await wire.answer()
    expect(box()).toHaveValue('lake vi')
    await change(() => {
      history.replaceState(null, '', '#q=loft')
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(box()).toHaveValue('loft')
  })

  it('replaces a GET form that works without the script', async () => {
    const form = '<form action="/search"><input name="q"><button>Go</button></form>'
    await arrive(searchElement(`<div data-vitrine="search-box">${form}</div>`))
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(document.querySelector('form[action="/search"]')).toHaveAttribute('data-vitrine-hidden')
  })

  it('uses its own label and placeholder', async () => {
    await arrive(
      searchElement(
        '<div data-vitrine="search-box" data-vitrine-label="Find" data-vitrine-placeholder="A place"></div>',
      ),
    )
    expect(screen.getByRole('textbox', { name: 'Find' })).toHaveAttribute('placeholder', 'A place')
  })
})
