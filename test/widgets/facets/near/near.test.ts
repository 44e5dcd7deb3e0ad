import { screen, within } from '@testing-library/react'
import { furtherEntries } from '../../../../mount/extension/furtherEntries'
import { forgetPosition } from '../../../../widgets/facets/near/position'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { aVisitor, change, visit } from '../../../support/page'
import { openWire } from '../../../support/wire'

type Found = (position: { coords: { latitude: number; longitude: number } }) => void
type Failed = (error: { code: number }) => void

/** The browser's geolocation: each request waits until the test answers it. */
const asked: { readonly found: Found; readonly failed: Failed }[] = []

beforeEach(() => {
  asked.length = 0
  furtherEntries.clear()
  forgetPosition()
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: Found, failed: Failed) => asked.push({ found, failed }),
    },
  })
})

const found = (latitude: number, longitude: number) =>
  change(() => asked.at(-1)?.found({ coords: { latitude, longitude } }))
const failed = (code: number) => change(() => asked.at(-1)?.failed({ code }))

const OPTIONS =
  '<select><option value="">Anywhere</option><option value="48.137,11.575">Munich</option><option value="-33.868, 151.209">Sydney</option></select>'

function page(attributes = '', { search = '', inside = OPTIONS, more = '', lang = 'de' } = {}) {
  document.documentElement.lang = lang
  return `<main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.return_full_docs="false" ${search}>
    <div data-vitrine="near" data-vitrine-field="place" data-vitrine-label="Near" data-vitrine-radii="5,10,25,50" ${attributes}>${inside}</div>
    <div data-vitrine="current-filters"></div><div data-vitrine="results"></div>${more}</main>`
}

afterEach(() => {
  document.documentElement.lang = 'en'
})

const docs = [
  { id: '1', title: 'Lake cabin', distance: 3.24 },
  { id: '2', title: 'City loft', distance: 'Infinity' },
]

async function open(html = page(), visited: Parameters<typeof visit>[1] = {}) {
  const wire = openWire()
  const api = await visit(html, visited)
  await wire.answer(anAnswer({ docs }))
  return { wire, api, visitor: aVisitor() }
}

const body = (wire: ReturnType<typeof openWire>) => new URLSearchParams(wire.bodies.at(-1))
const chips = () =>
  within(screen.getByRole('group', { name: /Aktive Filter|Current filters/ }))
    .queryAllByRole('button')
    .map((button) => button.textContent)
const select = () => screen.getByRole('combobox', { name: 'Ort' })

describe('a place', () => {
  it('is chosen by its name, with the middle radius', async () => {
    const { wire, visitor } = await open()
    await visitor.selectOptions(select(), 'Munich')
    expect(body(wire).getAll('fq')).toEqual([
      '{!geofilt tag=near sfield=place pt=48.137,11.575 d=10}',
    ])
    expect(location.hash).toBe('#fq=place:48.137,11.575,10')
    expect(chips()).toEqual(['Bis 10 km um Munich', 'Alle löschen'])
  })

  it('of the south keeps its name, chip and circle', async () => {
    const { wire, visitor } = await open()
    await visitor.selectOptions(select(), 'Sydney')
    expect(body(wire).get('pt')).toBe('-33.868,151.209')
    expect(chips()[0]).toBe('Bis 10 km um Sydney')
    await visitor.click(screen.getByRole('button', { name: 'Bis 10 km um Sydney entfernen' }))
    expect(location.hash).toBe('')
    expect(select()).toHaveDisplayValue('Überall')
  })

  it('is searched within another radius at once', async () => {
    const { wire, visitor } = await open()
    await visitor.click(screen.getByRole('radio', { name: '50 km' }))
    expect(wire.bodies).toHaveLength(1)
    await visitor.selectOptions(select(), 'Munich')
    expect(location.hash).toBe('#fq=place:48.137,11.575,50')
    await visitor.click(screen.getByRole('radio', { name: '5 km' }))
    expect(body(wire).getAll('fq')[0]).toContain(' d=5}')
  })

  it('is left with Anywhere', async () => {
    const { visitor } = await open()
    await visitor.selectOptions(select(), 'Munich')
    await visitor.selectOptions(select(), 'Überall')
    expect(location.hash).toBe('')
    expect(chips()).toEqual([])
  })

  it('that is none of the options is reported, and left out', async () => {
    const { api } = await open(page('', { inside: '<option value="91,0">Nowhere</option>' }))
    expect(takeConsole().join()).toContain('"91,0"')
    expect(
      api
        .doctor()
        .problems.map(({ message }) => message)
        .join(),
    ).toContain('must be latitude,longitude')
    expect(screen.getByRole('button', { name: 'In meiner Nähe' })).toBeVisible()
  })
})

describe('near me', () => {
  const button = () => screen.getByRole('button', { name: 'In meiner Nähe' })

  it('asks when it is pressed and not before, and rounds the position', async () => {
    const { wire, visitor } = await open()
    expect(asked).toHaveLength(0)
    await visitor.click(button())
    expect(asked).toHaveLength(1)
    expect(screen.getByText('Ihr Standort wird bestimmt …')).toBeVisible()
    await found(48.1371537, 11.5761235)
    expect(body(wire).get('pt')).toBe('48.137,11.576')
    expect(wire.bodies.join()).not.toContain('48.1371')
    expect(location.hash).toBe('#fq=place:48.137,11.576,10')
    expect(chips()[0]).toBe('Bis 10 km um Sie')
    expect(button()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(/auf etwa 100 Meter gerundet/)).toBeVisible()
  })

  it('remembers the position for the page, and asks once', async () => {
    const { wire, visitor } = await open()
    await visitor.click(button())
    await found(48.1, 11.5)
    await visitor.click(button())
    expect(location.hash).toBe('')
    await visitor.click(button())
    expect(asked).toHaveLength(1)
    expect(body(wire).get('pt')).toBe('48.1,11.5')
    await visitor.selectOptions(select(), 'Munich')
    await visitor.selectOptions(select(), 'Ihr Standort')
    expect(body(wire).get('pt')).toBe('48.1,11.5')
  })

  it.each([
    [1, /Der Browser hat Ihren Standort nicht mitgeteilt/],
    [2, /ließ sich nicht bestimmen/],
    [3, /hat zu lange gedauert/],
  ])('tells failure %i in words, and can be tried again', async (code, words) => {
    const { wire, visitor } = await open()
    await visitor.click(button())
    await failed(code)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(wire.bodies).toHaveLength(1)
    await visitor.click(button())
    expect(screen.queryByText(words)).toBeNull()
    await found(48.1, 11.5)
    expect(body(wire).get('pt')).toBe('48.1,11.5')
  })

  it('gives up when it is pressed again', async () => {
    const { wire, visitor } = await open()
    await visitor.click(button())
    await visitor.click(button())
    await found(48.1, 11.5)
    expect(wire.bodies).toHaveLength(1)
    expect(button()).toHaveAttribute('aria-pressed', 'false')
  })

  it('ignores a position that is no number', async () => {
    const { wire, visitor } = await open()
    await visitor.click(button())
    await found(Number.NaN, 11.5)
    expect(screen.getByRole('alert')).toHaveTextContent(/nicht bestimmen/)
    expect(wire.bodies).toHaveLength(1)
  })

  it('says so where the browser has no positions', async () => {
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false })
    try {
      const { visitor } = await open()
      await visitor.click(button())
      expect(screen.getByRole('alert')).toHaveTextContent(/nicht bestimmen/)
      expect(takeConsole().join()).toContain('geolocation=(self)')
    } finally {
      Reflect.deleteProperty(window, 'isSecureContext')
    }
  })

  it('is left out where the themer says so', async () => {
    await open(page('data-vitrine-locate="false"'))
    expect(screen.queryByRole('button', { name: 'In meiner Nähe' })).toBeNull()
  })
})

describe('the address', () => {
  it('is restored from the fragment', async () => {
    const { wire } = await open(page(), { fragment: 'fq=place:48.137,11.575,25' })
    expect(wire.bodies).toHaveLength(1)
    expect(body(wire).getAll('fq')).toEqual([
      '{!geofilt tag=near sfield=place pt=48.137,11.575 d=25}',
    ])
    expect(select()).toHaveDisplayValue('Munich')
    expect(screen.getByRole('radio', { name: '25 km' })).toBeChecked()
  })

  it('shows a point and a radius that are none of the configured ones', async () => {
    await open(page(), { fragment: 'fq=place:1.5,2.5,12' })
    expect(select()).toHaveDisplayValue('Ein Punkt auf der Karte')
    expect(screen.getByRole('radio', { name: '12 km' })).toBeChecked()
    expect(chips()[0]).toBe('Bis 12 km um einen Punkt auf der Karte')
  })

  it.each([
    'NaN,NaN,NaN',
    '91,0,5',
    '0,181,5',
    '0,0,-5',
    '1,2,3,4',
    '%7B!geofilt d=9%7D',
    '1,2,3 OR *:*',
  ])('survives %s', async (text) => {
    const { wire } = await open(page(), { fragment: `fq=place:${text}` })
    expect(body(wire).getAll('fq')).toEqual([])
    expect(body(wire).has('pt')).toBe(false)
    expect(select()).toHaveDisplayValue('Überall')
    takeConsole()
  })

  it('reads near= of the query string, and writes it', async () => {
    const { wire, visitor } = await open(
      page('', { search: 'data-vitrine-solr.address="query"' }),
      {
        query: '?near=48.137,11.575,25',
      },
    )
    expect(body(wire).get('pt')).toBe('48.137,11.575')
    await visitor.click(screen.getByRole('radio', { name: '5 km' }))
    expect(decodeURIComponent(location.search)).toBe('?near=48.137,11.575,5')
    await visitor.selectOptions(select(), 'Überall')
    expect(location.search).toBe('')
  })

  it('reads what a plain form sends', async () => {
    const { wire } = await open(page('', { search: 'data-vitrine-solr.address="query"' }), {
      query: '?near[at]=48.137,11.575&near[km]=50',
    })
    expect(body(wire).getAll('fq')[0]).toContain('pt=48.137,11.575 d=50}')
    expect(decodeURIComponent(location.search)).toBe('?near=48.137,11.575,50')
  })

  it.each(['near=NaN,1,2', 'near=91,0,5', 'near[at]=1,2,3&near[km]=4', 'near[]=1,2,3'])(
    'survives ?%s',
    async (query) => {
      const { wire } = await open(page('', { search: 'data-vitrine-solr.address="query"' }), {
        query: `?${query}`,
      })
      expect(body(wire).getAll('fq')).toEqual([])
    },
  )
})

describe("a map's area", () => {
  const area = 'fq=place:[48,11 TO 49,12]'

  it('is one choice with the circle: each replaces the other', async () => {
    const { wire, visitor, api } = await open(page(), { fragment: area })
    expect(select()).toHaveDisplayValue('Kartenausschnitt')
    expect(chips()).toEqual(['Kartenausschnitt', 'Alle löschen'])
    await visitor.selectOptions(select(), 'Munich')
    expect(location.hash).toBe('#fq=place:48.137,11.575,10')
    expect(chips()).toHaveLength(2)
    await change(() =>
      api.bus.emit('search:set', {
        id: 'stays',
        params: { fq: ['place:[47,11 TO 49,12]'] },
      } as never),
    )
    expect(body(wire).getAll('fq')).toEqual(['{!tag=near}place:[47,11 TO 49,12]'])
  })

  it('can be removed where there are no places', async () => {
    const { wire, visitor } = await open(page('', { inside: '' }), { fragment: area })
    await visitor.click(screen.getByRole('button', { name: 'Near zurücksetzen' }))
    expect(body(wire).getAll('fq')).toEqual([])
    expect(screen.getByRole('button', { name: 'In meiner Nähe' })).toHaveFocus()
  })
})

describe('distances', () => {
  const TEMPLATE =
    '<template data-vitrine-template="result"><b data-vitrine-text="title"></b> <i data-vitrine-if="distance" data-vitrine-text="distance"></i></template>'
  const items = () => screen.getAllByRole('listitem').map((item) => item.textContent?.trim())

  it('stand in the cards of a template, in the language of the page', async () => {
    const html = page().replace('data-vitrine="results">', `data-vitrine="results">${TEMPLATE}`)
    const { wire, visitor } = await open(html)
    expect(screen.queryByText('3,2 km')).toBeNull()
    await visitor.selectOptions(select(), 'Munich')
    expect(body(wire).get('fl')).toBe('id,distance:geodist()')
    await wire.answer(anAnswer({ docs }))
    expect(screen.getByText('3,2 km')).toBeVisible()
    expect(items()).toContain('City loft')
  })

  it('stand in cards without a template, beside the place', async () => {
    const { wire, visitor } = await open()
    await visitor.selectOptions(select(), 'Munich')
    await wire.answer(anAnswer({ docs: [{ ...docs[0], city: 'Tegernsee' }, docs[1] ?? {}] }))
    expect(screen.getByText('Tegernsee · 3,2 km')).toBeVisible()
    expect(screen.queryByText(/Infinity/)).toBeNull()
  })

  it('are in miles where the language has miles, and so are the radii', async () => {
    const { wire, visitor } = await open(page('', { lang: 'en-US' }))
    await visitor.click(screen.getByRole('radio', { name: '25 mi' }))
    await visitor.selectOptions(screen.getByRole('combobox'), 'Munich')
    expect(body(wire).getAll('fq')[0]).toContain(' d=40.234}')
    expect(chips()[0]).toBe('Within 25 mi of Munich')
  })

  it('sort the results by distance, and from nowhere not at all', async () => {
    const more = `<div data-vitrine="sort" data-vitrine-config='{"options":[{"value":"distance asc","label":"Distance"}]}'></div>`
    const { wire, visitor } = await open(page('', { more }))
    await visitor.selectOptions(
      screen.getByRole('combobox', { name: 'Sortieren nach' }),
      'Distance',
    )
    expect(body(wire).get('sort')).toBeNull()
    await visitor.selectOptions(select(), 'Munich')
    expect(body(wire).get('sort')).toBe('geodist() asc')
    expect(location.hash).toContain('sort=distance%20asc')
  })
})

describe('options', () => {
  it('offers places of a field with their counts', async () => {
    const wire = openWire()
    await visit(page('data-vitrine-places_field="town"', { inside: '' }))
    expect(body(wire).getAll('facet.field')).toEqual(['{!ex=near}town'])
    const facets = { town: { 'Bern|46.948,7.447': 3, 'Aarau|47.39,8.045': 2, nonsense: 1 } }
    await wire.answer(anAnswer({ docs, facets }))
    expect(
      within(select())
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Überall', 'Aarau (2)', 'Bern (3)'])
    await aVisitor().selectOptions(select(), 'Bern (3)')
    expect(body(wire).get('pt')).toBe('46.948,7.447')
    expect(chips()[0]).toBe('Bis 10 km um Bern')
  })

  it('names a place of a field when its name has come, in the chip too', async () => {
    const wire = openWire()
    await visit(page('data-vitrine-places_field="town"', { inside: '' }), {
      fragment: 'fq=place:46.948,7.447,25',
    })
    await wire.answer(anAnswer({ docs, facets: { town: { 'Bern|46.948,7.447': 3 } } }))
    expect(chips()[0]).toBe('Bis 25 km um Bern')
    expect(wire.bodies).toHaveLength(1)
  })

  it('offers any distance', async () => {
    const { wire, visitor } = await open(page('data-vitrine-any_distance="true"'))
    await visitor.selectOptions(select(), 'Munich')
    await visitor.click(screen.getByRole('radio', { name: 'Jede Entfernung' }))
    expect(body(wire).getAll('fq')).toEqual([])
    expect(body(wire).get('pt')).toBe('48.137,11.575')
    expect(chips()[0]).toBe('Nähe: Munich')
  })

  it('has a slider, which says its distance in words', async () => {
    const { wire } = await open(page('data-vitrine-slider="true" data-vitrine-radius="25"'), {
      fragment: 'fq=place:48.137,11.575,25',
    })
    const slider = screen.getByRole('slider', { name: 'Umkreis' })
    expect(slider).toHaveAttribute('aria-valuetext', '25 Kilometer')
    await change(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '0')
      slider.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(slider).toHaveAttribute('aria-valuetext', '5 Kilometer')
    expect(wire.bodies).toHaveLength(1)
    await change(() => slider.dispatchEvent(new Event('pointerup', { bubbles: true })))
    expect(body(wire).getAll('fq')[0]).toContain(' d=5}')
  })

  it('are reported where they cannot be read, and their defaults stand', async () => {
    await open(page().replace('5,10,25,50', '5,far'))
    expect(takeConsole().join()).toContain('radii must be distances')
    expect(screen.getAllByRole('radio')).toHaveLength(5)
  })
})
