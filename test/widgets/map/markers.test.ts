import { screen, within } from '@testing-library/react'
import { MAX_FAILED_TILES, MAX_LISTED_PLACES } from '../../../src/map/constants'
import { takeConsole } from '../../support/console'
import { mockMapSize, scrollToMap } from '../../support/mapSize'
import { aVisitor, change, visit } from '../../support/page'
import { askForLessMotion } from '../../support/screenWidth'
import { configured } from '../../support/searchElement'
import { pass } from '../../support/time'

mockMapSize()

const tiles = '/tiles/{z}/{x}/{y}.svg'
const cabin = { lat: 46.01, lng: 8.96, title: 'Cabin', url: '/cabins/17' }
const loft = { lat: 46.95, lng: 7.44, title: 'Loft' }

/** Opens a page with a map of configured markers. */
async function arrive(config: object) {
  await visit(`<div data-vitrine="map" ${configured({ tiles, ...config })}></div>`)
  const region = await scrollToMap()
  return { region, visitor: aVisitor() }
}

const pictures = (region: HTMLElement) => [...region.querySelectorAll('img')]
const controls = (region: HTMLElement) => within(region).queryAllByRole('button')

describe('a map of configured markers', () => {
  it('needs no search and fits all markers', async () => {
    const { region } = await arrive({ markers: [cabin, loft] })
    expect(within(region).getByRole('button', { name: 'Cabin' })).toBeVisible()
    expect(within(region).getByRole('button', { name: 'Loft' })).toBeVisible()
    expect(within(region).queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('requests tiles for its position only, with key and subdomain', async () => {
    const { region } = await arrive({
      tiles: '/{s}/{z}/{x}/{y}?k={key}',
      key: 'a b',
      subdomains: 'q',
      lat: 46.01,
      lng: 8.96,
      zoom: 9,
    })
    const addresses = pictures(region).map((one) => one.getAttribute('src'))
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((one) => !/^\/q\/9\/\d+\/\d+\?k=a%20b$/.test(one ?? ''))).toEqual([])
  })

  it('joins a hundred places of a town in a cluster, and zooms into it', async () => {
    const markers = Array.from({ length: 100 }, (_, i) => ({
      ...loft,
      lat: loft.lat + (i % 10) * 0.001,
      lng: loft.lng + Math.floor(i / 10) * 0.001,
      title: `Loft ${i}`,
    }))
    const { region, visitor } = await arrive({ markers: [...markers, { ...cabin, lng: 80 }] })
    const cluster = within(region).getByRole('button', { name: '100 places: zoom in' })
    expect(cluster).toHaveTextContent('100')
    await change(() => cluster.focus())
    await visitor.keyboard('{Enter}')
    expect(cluster).not.toBeInTheDocument()
    const now = controls(region).filter((one) => one.closest('.vitrine-map__pin'))
    expect(now.length).toBeGreaterThan(3)
    // The focus moves from the cluster to its first marker.
    expect(now).toContain(document.activeElement)
  })

  it('lists the visible places up to a limit', async () => {
    const markers = Array.from({ length: 300 }, (_, i) => ({ ...loft, title: `Loft ${i}` }))
    const { region, visitor } = await arrive({ markers: [cabin, ...markers] })
    expect(within(region).queryByRole('listitem')).not.toBeInTheDocument()
    await visitor.click(within(region).getByText('Places as a list'))
    await pass(10)
    expect(within(region).getAllByRole('listitem')).toHaveLength(MAX_LISTED_PLACES)
    expect(within(region).getByRole('link', { name: 'Cabin' })).toHaveAttribute(
      'href',
      '/cabins/17',
    )
    expect(within(region).getByText('The first 100 of 301. Zoom in to see others.')).toBeVisible()
  })

  it('lists no place outside the visible part', async () => {
    const { region, visitor } = await arrive({ markers: [cabin, loft], lat: 46.95, lng: 7.44 })
    await visitor.click(within(region).getByText('Places as a list'))
    await pass(10)
    expect(within(region).getByRole('listitem')).toHaveTextContent('Loft')
  })

  it('shows neighbours across the date line next to each other', async () => {
    const fiji = { lat: -17.7, lng: 177.4, title: 'Fiji' }
    const samoa = { lat: -13.8, lng: -171.8, title: 'Samoa' }
    const { region } = await arrive({ markers: [fiji, samoa] })
    for (const { title } of [fiji, samoa])
      expect(within(region).getByRole('button', { name: title })).not.toHaveAttribute('inert')
  })

  it('can be skipped by keyboard', async () => {
    const { region, visitor } = await arrive({ markers: [cabin] })
    await visitor.tab()
    expect(within(region).getByRole('button', { name: 'Skip the map' })).toHaveFocus()
    await visitor.keyboard('{Enter}')
    await visitor.tab()
    expect(document.body).toHaveFocus()
  })

  it('pans by arrow keys and zooms by plus and minus while it has the focus', async () => {
    askForLessMotion()
    const { region, visitor } = await arrive({ lat: 46, lng: 8, zoom: 3 })
    const area = within(region).getByRole('group', { name: /Arrow keys move it/ })
    const middle = () => region.querySelector('.leaflet-map-pane')?.getAttribute('style')
    const start = middle()
    await change(() => area.focus())
    await visitor.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(middle()).not.toBe(start)
    const zoomOut = within(region).getByRole('button', { name: 'Zoom out' })
    expect(zoomOut).toHaveAttribute('aria-disabled', 'false')
    await visitor.keyboard('---')
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
    await visitor.keyboard('+')
    expect(zoomOut).toHaveAttribute('aria-disabled', 'false')
  })

  it('zooms by wheel only with Ctrl', async () => {
    const { region } = await arrive({ lat: 46, lng: 8, zoom: 3 })
    const area = within(region).getByRole('group')
    const turn = (more: WheelEventInit) => {
      const event = new WheelEvent('wheel', {
        deltaY: 100,
        bubbles: true,
        cancelable: true,
        ...more,
      })
      area.firstElementChild?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(turn({})).toBe(false)
    expect(turn({ ctrlKey: true })).toBe(true)
  })
})

describe('the attribution', () => {
  it('is sanitised HTML', async () => {
    const { region } = await arrive({
      markers: [cabin],
      attribution:
        '&copy; <a href="https://tiles.example" onclick="x()">Tiles</a><img src=x onerror=x()>',
    })
    const link = await within(region).findByRole('link', { name: 'Tiles' })
    const attribution = link.closest('p')
    expect(attribution).toHaveTextContent('© Tiles')
    expect(attribution?.innerHTML).not.toMatch(/onclick|onerror|<img/)
  })

  it('is plain text without HTML', async () => {
    const { region } = await arrive({ markers: [cabin], attribution: 'Drawn by us' })
    expect(within(region).getByText('Drawn by us')).toBeVisible()
  })
})

describe('failing tiles', () => {
  it('are reported once, and requested again when the visitor retries', async () => {
    const { region, visitor } = await arrive({ markers: [cabin], lat: 46.01, lng: 8.96 })
    for (let i = 0; i < MAX_FAILED_TILES; i++) {
      expect(within(region).queryByText(/could not be loaded/)).not.toBeInTheDocument()
      await change(() => pictures(region)[i]?.dispatchEvent(new Event('error')))
    }
    expect(within(region).getByText(/could not be loaded/)).toBeVisible()
    expect(pictures(region)).toEqual([])
    expect(takeConsole()).toEqual([
      `warn: Vitrine: map: the tiles of ${tiles} do not load. Is the URL right, and does the page's img-src allow it?`,
    ])
    await visitor.click(within(region).getByRole('button', { name: 'Zoom out' }))
    expect(pictures(region)).toEqual([])
    expect(within(region).getByRole('button', { name: 'Cabin' })).toBeVisible()
    await visitor.click(within(region).getByRole('button', { name: 'Try again' }))
    expect(pictures(region).length).toBeGreaterThan(0)
  })

  it('do not remove tiles when some have loaded', async () => {
    const { region } = await arrive({ lat: 46.01, lng: 8.96 })
    const [first, ...others] = pictures(region)
    await change(() => first?.dispatchEvent(new Event('load')))
    for (const one of others) await change(() => one.dispatchEvent(new Event('error')))
    expect(others.length).toBeGreaterThan(MAX_FAILED_TILES)
    expect(within(region).queryByText(/could not be loaded/)).not.toBeInTheDocument()
  })
})

describe('tiles of another site (design decision 22)', () => {
  it('are requested when the visitor has consented', async () => {
    const { region, visitor } = await arrive({
      tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      lat: 46.01,
      lng: 8.96,
    })
    expect(pictures(region)).toEqual([])
    await visitor.click(within(region).getByRole('button', { name: 'Show it' }))
    expect(pictures(region).length).toBeGreaterThan(0)
  })
})

describe('an invalid configuration of a map', () => {
  it.each([
    [{}, 'tiles is missing, expected an address with {z}, {x} and {y}'],
    [
      { tiles: '/t/{z}/{x}.png' },
      'tiles must be an address with {z}, {x} and {y}, got "/t/{z}/{x}.png"',
    ],
    [
      { tiles: 'https://[/{z}/{x}/{y}.png' },
      'tiles must be an http, https or relative address, got "https://[/{z}/{x}/{y}.png"',
    ],
    [{ tiles: `${tiles}?{apikey}` }, 'not apikey'],
    [{ tiles: `${tiles}?{key}` }, 'key is missing: tiles has {key}'],
  ])('%j is reported, and its element stays as it is', async (config, words) => {
    await visit(`<div data-vitrine="map" ${configured(config)}>All stays</div>`)
    const [warning = '', ...others] = takeConsole()
    expect(warning).toContain(words)
    expect(others).toEqual([])
    expect(screen.getByText('All stays')).toBeVisible()
  })

  const marker = { lat: 46, lng: 9, title: 'Lugano' }
  it.each([
    [{ lat: 46 }, 'lat is of no use without lng. Its default is used.'],
    [{ lng: 9 }, 'lng is of no use without lat. Its default is used.'],
    [{ lat: 91, lng: 0 }, 'lat must be a number of at most 90, got 91. Its default is used.'],
    [{ markers: [marker, { ...marker, lng: 200 }] }, 'got 200. markers.1 is left out.'],
    [{ location: 'lat lng' }, 'location must be a Solr field name'],
  ])('%j is reported, and the map is shown', async (options, words) => {
    await visit(
      `<div data-vitrine="map" ${configured({ tiles, markers: [marker], ...options })}>All stays</div>`,
    )
    expect(takeConsole()[0]).toContain(words)
    expect(screen.queryByText('All stays')).not.toBeVisible()
  })

  it('is reported when no search gives results, or when nothing is on the map', async () => {
    await visit(`<div data-vitrine="map" ${configured({ tiles, location: 'latlng' })}></div>
      <div data-vitrine="map" ${configured({ tiles })}></div>`)
    const warning = takeConsole()
    expect(warning).toHaveLength(2)
    expect(warning[0]).toContain(
      'location is a field of results, but no search component is around it',
    )
    expect(warning[1]).toContain('it shows nothing but the whole world')
  })
})
