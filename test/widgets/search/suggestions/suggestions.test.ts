import { fireEvent, screen } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import { aVisitor, change, visit } from '../../../support/page'
import { searchElement } from '../../../support/searchElement'
import { pass } from '../../../support/time'
import { openWire } from '../../../support/wire'
import {
  active,
  announcement,
  arrive,
  box,
  boxElement,
  lakes,
  list,
  option,
  options,
  REST,
  sent,
  typed,
  words,
} from './suggestionsPage'

describe('the suggestions', () => {
  it('shows words that begin with the typed text, with their document counts', async () => {
    const { wire } = await typed('lak')
    expect(options()).toEqual(['lake 201', 'lakeside 150', 'lakota 3'])
    expect(option('lakeside').querySelector('mark')).toHaveTextContent(/^lak$/)
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveAttribute('aria-controls', list()?.id)
    expect(wire.waiting()).toEqual([])
  })

  it('requests ten words by facet.prefix, with the index filter last', async () => {
    const solr = {
      index: 'listings',
      params: { qf: 'title', fl: 'id,title', hl: 'true', 'hl.fl': 'title' },
    }
    const { wire, visitor } = await arrive(searchElement(boxElement, solr))
    await visitor.type(box(), 'LAk')
    await pass(REST)
    expect(wire.last().body).toBe(
      'q=*%3A*&facet=true&facet.field=words&facet.limit=10&facet.mincount=1&facet.prefix=lak&rows=0&start=0&defType=edismax&json.nl=map&qf=title&fl=id&wt=json&json.wrf=?&fq=index_id:listings',
    )
  })

  it('applies earlier words and active filters, so that no suggestion leads to an empty result', async () => {
    const { api, wire, visitor } = await arrive(
      searchElement(boxElement, { bundles: ['cabin'], default_boost: 'rating' }),
    )
    await change(() =>
      api.bus.emit('search:set', { params: { fq: ['city:Bern'], sort: 'price asc' } }),
    )
    await wire.answer()
    await visitor.type(box(), 'Quiet  "Lak')
    await pass(REST)
    const params = sent(wire.last().body)
    expect(params.get('q')).toBe('Quiet')
    expect(params.getAll('fq')).toEqual(['bundle:( cabin )', 'city:Bern'])
    expect(params.get('facet.prefix')).toBe('lak')
    expect([params.get('sort'), params.get('boost')]).toEqual([null, null])
  })

  it.each(['l', 'lake ', 'a quiet l', ' ', '"l'])('requests nothing for “%s”', async (text) => {
    const { wire, visitor } = await arrive()
    await visitor.click(box())
    await visitor.paste(text)
    await pass(REST)
    expect(wire.log).toHaveLength(2)
  })

  it('reads typed local params as text', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(box())
    await visitor.paste('{!join from=a to=b}x lak')
    await pass(REST)
    expect(sent(wire.last().body).get('q')).toBe('"{!join from=a to=b}x"')
  })

  it('requests suggestions once typing rests, and aborts the previous request', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'la')
    await pass(REST - 1)
    await visitor.type(box(), 'k')
    await pass(REST - 1)
    expect(wire.waiting()).toEqual([])
    await pass(1)
    expect(wire.waiting()).toHaveLength(1)
    await visitor.type(box(), 'e')
    expect(wire.waiting()).toEqual([])
    await pass(REST)
    expect(wire.log.slice(2)).toEqual(['> q=*:*', 'x q=*:*', '> q=*:*'])
    expect(wire.bodies.slice(1).map((body) => sent(body).get('facet.prefix'))).toEqual([
      'lak',
      'lake',
    ])
  })

  it('never shows suggestions of an older term, even when the abort is ignored', async () => {
    const wire = openWire({ deaf: true })
    await visit(searchElement(boxElement))
    await wire.answer()
    const visitor = aVisitor()
    await visitor.type(box(), 'lak')
    await pass(REST)
    await visitor.clear(box())
    await visitor.type(box(), 'ba')
    await pass(REST)
    await wire.answer(lakes)
    expect(list()).toBeNull()
    await wire.answer(words({ balcony: 4 }))
    expect(options()).toEqual(['balcony 4'])
  })

  it('narrows the suggestions while more is typed, until the next response', async () => {
    const { wire, visitor } = await typed('lak')
    await visitor.type(box(), 'es')
    expect(options()).toEqual(['lakeside 150'])
    await pass(REST)
    await wire.answer(words({ lakes: 1, lakeside: 150 }))
    expect(options()).toEqual(['lakes 1', 'lakeside 150'])
    await visitor.type(box(), ' ')
    expect(list()).toBeNull()
    // Counted among other documents: those with the earlier word.
    await visitor.type(box(), 'lakesi')
    expect(list()).toBeNull()
  })

  it('runs in parallel with searches', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'cabin{Enter}')
    await visitor.type(box(), ' lak')
    await pass(REST)
    expect(wire.waiting()).toEqual(['q=cabin', 'q=cabin'])
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual(['q=cabin lak'])
  })

  it('completes the last word and searches on click, and keeps the earlier words', async () => {
    const { wire, visitor } = await typed('Quiet Lak')
    await visitor.click(option('lakeside'))
    expect(box()).toHaveValue('Quiet lakeside')
    expect(box()).toHaveFocus()
    expect(wire.waiting()).toEqual(['q=Quiet lakeside'])
    expect(list()).toBeNull()
  })

  it('highlights by arrow keys, and selects on Enter', async () => {
    const { wire, visitor } = await typed('lak')
    expect(active()).toBeUndefined()
    await visitor.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('lakeside 150')
    expect(box()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    )
    expect(box()).toHaveValue('lak')
    await visitor.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{Enter}')
    expect(wire.waiting()).toEqual(['q=lakeside'])
    expect(box()).toHaveValue('lakeside')
  })

  it('handles keys that are faster than rendering', async () => {
    await typed('lak')
    await change(() => {
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
        fireEvent.keyDown(box(), { key })
      }
    })
    expect(active()).toBe('lakeside 150')
  })

  it('leaves Enter to the form without a highlighted suggestion', async () => {
    const { wire, visitor } = await typed('lak')
    await visitor.hover(option('lakeside'))
    await visitor.type(box(), '{Enter}')
    expect(wire.waiting()).toEqual(['q=lak'])
    expect(list()).toBeNull()
  })

  it('closes on Escape, keeps the text, and opens again on an arrow key', async () => {
    const { wire, visitor } = await typed('lak')
    await visitor.keyboard('{ArrowDown}{Escape}')
    expect(list()).toBeNull()
    expect(box()).toHaveValue('lak')
    await visitor.keyboard('{Escape}')
    expect(box()).toHaveValue('lak')
    await visitor.keyboard('{ArrowDown}')
    await pass(REST)
    await wire.answer(lakes)
    expect(options()).toHaveLength(3)
  })

  it('closes on blur, selects nothing and aborts the request', async () => {
    const { wire, visitor } = await typed('lak')
    await visitor.keyboard('{ArrowDown}')
    await visitor.tab()
    expect(list()).toBeNull()
    expect(box()).toHaveValue('lak')
    await visitor.type(box(), 'e')
    await pass(REST)
    await visitor.tab()
    expect(wire.waiting()).toEqual([])
    expect(wire.log.at(-1)).toBe('x q=*:*')
  })

  it('keeps the highlighted suggestion when a response moves it', async () => {
    const { wire, visitor } = await typed('la', words({ lane: 9, lakeside: 5 }))
    await visitor.type(box(), 'k')
    await pass(REST)
    await visitor.keyboard('{ArrowDown}')
    expect(active()).toBe('lakeside 5')
    await wire.answer(words({ lake: 7, lakeside: 5 }))
    expect(active()).toBe('lakeside 5')
  })

  it('announces the number of suggestions once', async () => {
    const { wire, visitor } = await typed('lak')
    expect(announcement()).toBe('3 suggestions')
    await visitor.type(box(), 'ot')
    await pass(REST)
    await wire.answer(words({ lakota: 3 }))
    expect(announcement()).toBe('1 suggestion')
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1)
  })

  it('logs a failure and shows nothing', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'lak')
    await pass(REST)
    await wire.fail(503, 'Unavailable')
    expect(takeConsole()).toEqual(['error: 503, Unavailable'])
    expect(list()).toBeNull()
    await visitor.type(box(), 'e')
    await pass(REST)
    await wire.answer('<html>')
    expect(takeConsole()).toEqual([expect.stringMatching(/^error: 200, /)])
  })

  it('keeps two boxes of one search independent', async () => {
    const labelled = (label: string) =>
      `<div id="${label}" data-vitrine="search-box" data-vitrine-field="words" data-vitrine-label="${label}"></div>`
    const { wire, visitor } = await arrive(searchElement(labelled('Top') + labelled('Foot')))
    await visitor.type(screen.getByRole('combobox', { name: 'Top' }), 'lak')
    await visitor.type(screen.getByRole('combobox', { name: 'Foot' }), 'ba')
    await pass(REST)
    expect(wire.bodies.slice(1).map((body) => sent(body).get('facet.prefix'))).toEqual(['ba'])
    await change(() => document.getElementById('Top')?.remove())
    await pass(REST)
    await wire.answer(words({ balcony: 4 }))
    expect(options()).toEqual(['balcony 4'])
  })

  it('closes when a search starts elsewhere', async () => {
    const { api } = await typed('lak')
    await change(() => api.bus.emit('search:set', { params: { q: 'lakeside' } }))
    expect(box()).toHaveValue('lakeside')
    expect(list()).toBeNull()
  })

  it('requests and keeps nothing after its element is removed', async () => {
    const { api, wire, visitor } = await arrive()
    await visitor.type(box(), 'lak')
    await pass(REST)
    await change(() => document.getElementById('listings')?.remove())
    await pass(REST)
    expect(wire.waiting()).toEqual([])
    expect(api.getState()).toMatchObject({ suggestions: {} })
  })
})
