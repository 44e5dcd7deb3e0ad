import { fetchContent } from '../../../mount/content/fetchContent'
import { takeConsole } from '../../support/console'
import { onTestEnd } from '../../support/onTestEnd'
import { openWire } from '../../support/wire'

const origins = ['https://cms.example']

/** Fetches markup for an element of the page. */
function ask(url: string, element: Element = document.body) {
  const warn = (message: string) => console.warn(message)
  const { signal } = new AbortController()
  const fetched = fetchContent(url, element, signal, { origins, warn })
  return { fetched, reason: fetched.then(String, (error: Error) => error.message) }
}

describe('fetching markup (spec 7.7)', () => {
  it('sends a GET and returns the markup', async () => {
    const wire = openWire()
    const { fetched } = ask('/regions')
    expect(wire.last()).toMatchObject({ url: 'http://localhost/regions', method: 'GET' })
    await wire.answerPage('<p>Regions</p>')
    expect((await fetched).nodes.textContent).toBe('Regions')
  })

  it('resolves the address against the page’s <base>, which must be this site', async () => {
    const wire = openWire()
    const base = document.createElement('base')
    const setBase = (href: string) => {
      base.href = href
      document.head.append(base)
    }
    onTestEnd(() => base.remove())
    setBase('/site/')
    ask('regions')
    expect(wire.last().url).toBe('http://localhost/site/regions')
    setBase('https://evil.example/')
    expect(await ask('/regions').reason).toContain('https://evil.example is another site')
    expect(wire.log).toHaveLength(1)
  })

  it('reports script that it removed', async () => {
    const wire = openWire()
    const { fetched } = ask('/regions')
    await wire.answerPage('<p onclick="hack()">Regions</p>')
    await fetched
    expect(takeConsole()).toEqual([
      'warn: http://localhost/regions brought script, which is left out.',
    ])
  })

  it('sends no request to a refused address', async () => {
    const wire = openWire()
    expect(await ask('//evil.example/regions').reason).toContain('is another site')
    expect(wire.log).toEqual([])
  })

  it('checks the origin of the response', async () => {
    const wire = openWire()
    const evil = ask('/regions').reason
    await wire.answerPage('<p>Evil</p>', { url: 'https://evil.example/regions' })
    expect(await evil).toContain('https://evil.example is another site')
    const listed = ask('/regions').fetched
    await wire.answerPage('<p>Regions</p>', { url: 'https://cms.example/regions' })
    expect((await listed).url).toBe('https://cms.example/regions')
  })

  it.each([
    ['text/plain', '<p>An upload</p>'],
    ['application/json', '{}'],
    ['image/svg+xml', '<svg></svg>'],
    ['text/htmlx', '<p>a</p>'],
  ])('rejects what is no HTML: %s', async (type, text) => {
    const wire = openWire()
    const { reason } = ask('/regions')
    await wire.answerPage(text, { type })
    expect(await reason).toBe(`200, no HTML but ${type}`)
  })

  it('fails with the status, or the reason why there is no response', async () => {
    const wire = openWire()
    const failed = ask('/regions').reason
    await wire.fail(503, 'Busy')
    expect(await failed).toBe('503, Busy')
    const broken = ask('/regions').reason
    await wire.failNetwork()
    expect(await broken).toBe('0, Failed to fetch')
  })
})

describe('markup that contains itself', () => {
  async function fetchInto(url: string, element: Element): Promise<Element> {
    const wire = openWire()
    const { fetched } = ask(url, element)
    await wire.answerPage('<div><p>Inside</p></div>')
    const { nodes } = await fetched
    const [inside] = nodes.children
    element.append(nodes)
    return inside?.firstElementChild as Element
  }

  it('is refused, directly or through another', async () => {
    openWire()
    const place = document.createElement('div')
    const inA = await fetchInto('/a', place)
    const inB = await fetchInto('/b', inA)
    expect(await ask('/b#top', inB).reason).toBe('http://localhost/b contains itself')
    expect(await ask('http://localhost/a', inB).reason).toBe('http://localhost/a contains itself')
    await fetchInto('/a', place)
  })

  it('is refused beyond the maximum depth, whatever its addresses', async () => {
    let at = document.createElement('div') as Element
    for (let depth = 1; depth <= 5; depth++) at = await fetchInto(`/n?${depth}`, at)
    expect(await ask('/n?6', at).reason).toBe(
      'http://localhost/n?6 would be fetched content within 5 others',
    )
  })
})
