import { act, fireEvent, screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { aVisitor, change, visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { pass } from '../../../support/time'
import { openWire } from '../../../support/wire'

const boxElement = '<div data-vitrine="search-box" data-vitrine-field="words"></div>'
const box = () => screen.getByRole('combobox')
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const option = (word: string) =>
  screen.getAllByRole('option').find((one) => one.textContent?.startsWith(word)) ?? document.body
const active = () => screen.queryAllByRole('option', { selected: true })[0]?.textContent
const said = () => document.querySelector('.vitrine-announcer')?.textContent
const sent = (body = '') => new URLSearchParams(body)

const words = (found: Readonly<Record<string, number>>) =>
  anAnswer({ docs: [], facets: { words: found } })
const lakes = words({ lake: 201, lakeside: 150, lakota: 3 })

/** How long typing rests before suggestions are asked for. */
const REST = 150

async function arrive(html = searchElement(boxElement)) {
  const wire = openWire()
  const api = await visit(html)
  await wire.answer()
  return { api, wire, visitor: aVisitor() }
}

/** A visitor who has typed and sees what was found. */
async function typed(text: string, answer = lakes, html?: string) {
  const page = await arrive(html)
  await page.visitor.type(box(), text)
  await pass(REST)
  await page.wire.answer(answer)
  return page
}

describe('suggestions', () => {
  it('are words that begin with what is typed, with how many documents have them', async () => {
    const { wire } = await typed('lak')
    expect(options()).toEqual(['lake 201', 'lakeside 150', 'lakota 3'])
    expect(option('lakeside').querySelector('mark')).toHaveTextContent(/^lak$/)
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveAttribute('aria-controls', list()?.id)
    expect(wire.waiting()).toEqual([])
  })

  it('are asked for on facet.prefix, ten of them, with the index filter last', async () => {
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

  it('keep earlier words and the filters in force, so that none leads to nothing', async () => {
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

  it.each(['l', 'lake ', 'a quiet l', ' ', '"l'])('are not asked for “%s”', async (text) => {
    const { wire, visitor } = await arrive()
    await visitor.click(box())
    await visitor.paste(text)
    await pass(REST)
    expect(wire.log).toHaveLength(2)
  })

  it('take local params that somebody typed as text', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(box())
    await visitor.paste('{!join from=a to=b}x lak')
    await pass(REST)
    expect(sent(wire.last().body).get('q')).toBe('"{!join from=a to=b}x"')
  })

  it('are asked for once typing rests; a newer term aborts the one before', async () => {
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

  it('are never those for something else, even on a line that ignores aborts', async () => {
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

  it('are narrowed while more is typed, until the next answer is there', async () => {
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

  it('do not wait for a search in flight, nor a search for them', async () => {
    const { wire, visitor } = await arrive()
    await visitor.type(box(), 'cabin{Enter}')
    await visitor.type(box(), ' lak')
    await pass(REST)
    expect(wire.waiting()).toEqual(['q=cabin', 'q=cabin'])
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual(['q=cabin lak'])
  })

  it('complete the last word and search, by click; the earlier words stay as typed', async () => {
    const { wire, visitor } = await typed('Quiet Lak')
    await visitor.click(option('lakeside'))
    expect(box()).toHaveValue('Quiet lakeside')
    expect(box()).toHaveFocus()
    expect(wire.waiting()).toEqual(['q=Quiet lakeside'])
    expect(list()).toBeNull()
  })

  it('are walked through by arrow keys; Enter takes the active one', async () => {
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

  it('are walked through by keys that come faster than the page draws', async () => {
    await typed('lak')
    await change(() => {
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
        fireEvent.keyDown(box(), { key })
      }
    })
    expect(active()).toBe('lakeside 150')
  })

  it('leave Enter to the form where none is active', async () => {
    const { wire, visitor } = await typed('lak')
    await visitor.hover(option('lakeside'))
    await visitor.type(box(), '{Enter}')
    expect(wire.waiting()).toEqual(['q=lak'])
    expect(list()).toBeNull()
  })

  it('are closed by Escape, which keeps what was typed, and opened again by an arrow key', async () => {
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

  it('are closed by leaving the box, which chooses nothing and ends what is under way', async () => {
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

  it('keep the active one active when a fuller answer puts others before it', async () => {
    const { wire, visitor } = await typed('la', words({ lane: 9, lakeside: 5 }))
    await visitor.type(box(), 'k')
    await pass(REST)
    await visitor.keyboard('{ArrowDown}')
    expect(active()).toBe('lakeside 5')
    await wire.answer(words({ lake: 7, lakeside: 5 }))
    expect(active()).toBe('lakeside 5')
  })

  it('are told once to screen readers, by their number', async () => {
    const { wire, visitor } = await typed('lak')
    expect(said()).toBe('3 suggestions')
    await visitor.type(box(), 'ot')
    await pass(REST)
    await wire.answer(words({ lakota: 3 }))
    expect(said()).toBe('1 suggestion')
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1)
  })

  it('that fail are logged, and nothing is shown', async () => {
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

  it('of two boxes of one search do not disturb each other', async () => {
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

  it('are closed when something is searched for elsewhere', async () => {
    const { api } = await typed('lak')
    await change(() => api.bus.emit('search:set', { params: { q: 'lakeside' } }))
    expect(box()).toHaveValue('lakeside')
    expect(list()).toBeNull()
  })

  it('end with the page’s element: nothing is asked and nothing kept', async () => {
    const { api, wire, visitor } = await arrive()
    await visitor.type(box(), 'lak')
    await pass(REST)
    await change(() => document.getElementById('listings')?.remove())
    await pass(REST)
    expect(wire.waiting()).toEqual([])
    expect(api.getState()).toMatchObject({ suggestions: {} })
  })
})

describe('while a word is being composed', () => {
  const compose = (value: string) =>
    fireEvent.input(box(), {
      target: { value },
      isComposing: true,
      inputType: 'insertCompositionText',
    })

  it('nothing is asked; what was meant is', async () => {
    const { wire } = await arrive()
    box().focus()
    await pass(0)
    fireEvent.compositionStart(box())
    compose('lak')
    await pass(REST)
    expect(wire.waiting()).toEqual([])
    fireEvent.compositionEnd(box())
    await pass(REST)
    expect(sent(wire.last().body).get('facet.prefix')).toBe('lak')
  })

  it('keys belong to the input method: none is chosen', async () => {
    const { wire, visitor } = await typed('lak')
    await visitor.keyboard('{ArrowDown}')
    fireEvent.keyDown(box(), { key: 'ArrowDown', keyCode: 229, isComposing: true })
    expect(active()).toBe('lake 201')
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229, isComposing: true })
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
    expect(wire.waiting()).toEqual([])
    expect(options()).toHaveLength(3)
  })

  it('on Android suggestions come all the same, since every word is composed there', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)')
    const { wire } = await arrive()
    box().focus()
    await pass(0)
    compose('lak')
    await pass(REST)
    await wire.answer(lakes)
    expect(options()).toHaveLength(3)
    jest.restoreAllMocks()
  })
})

describe('a search box', () => {
  it('keeps its input, with focus, text and caret, when suggestions are loaded, and asks for what was typed', async () => {
    const { wire } = await arrive()
    const input = box()
    act(() => input.focus())
    fireEvent.input(input, { target: { value: 'lak' } })
    await pass(REST)
    await pass(REST)
    expect(box()).toBe(input)
    expect(input).toHaveFocus()
    expect(input).toHaveValue('lak')
    expect(sent(wire.last().body).get('facet.prefix')).toBe('lak')
    await wire.answer(lakes)
    expect(options()).toHaveLength(3)
  })

  it('without a field has none', async () => {
    const { wire, visitor } = await arrive(searchElement(mountPoints('search-box')))
    await visitor.type(screen.getByRole('textbox'), 'lak')
    await pass(REST)
    expect(wire.waiting()).toEqual([])
  })

  it('that names an empty field says so, and works without suggestions', async () => {
    const html = searchElement(
      '<div id="find" data-vitrine="search-box" data-vitrine-field=""></div>',
    )
    const { wire, visitor } = await arrive(html)
    expect(takeConsole()).toEqual([
      'error: Vitrine: search-box#find: "field" must be set on AutocompleteTermWidget.',
    ])
    await visitor.type(screen.getByRole('textbox'), 'lak{Enter}')
    expect(wire.waiting()).toEqual(['q=lak'])
  })

  it('shows suggestions as the themer’s template says', async () => {
    const template =
      '<template data-vitrine-template="suggestion"><b data-vitrine-highlight="value"></b> in <i data-vitrine-text="count"></i>: <span data-vitrine-text="text"></span></template>'
    await typed('Quiet la', words({ lake: 2, 'la<em>': 1 }), searchElement(template + boxElement))
    expect(options()).toEqual(['lake in 2: Quiet lake', 'la<em> in 1: Quiet la<em>'])
    expect(option('lake').querySelector('mark')).toHaveTextContent('la')
  })
})
