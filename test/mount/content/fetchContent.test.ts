import { type FetchRules, fetchContent } from '../../../mount/content/fetchContent'
import { anyPath } from '../../support/anyPath'
import { takeConsole } from '../../support/console'
import { onTestEnd } from '../../support/onTestEnd'
import { openWire } from '../../support/wire'

const origins = ['https://cms.example']

/** Fetches markup for an element of the page. */
function ask(url: string, element: Element = document.body, rules: Partial<FetchRules> = {}) {
  const warn = (message: string) => console.warn(message)
  const { signal } = new AbortController()
  const fetched = fetchContent(url, element, signal, { ...anyPath, origins, warn, ...rules })
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

describe('the path of markup (design decision 42)', () => {
  it('is no back end of a CMS, and nothing is requested', async () => {
    const wire = openWire()
    expect(await ask('/wp-admin/users.php').reason).toBe(
      "http://localhost/wp-admin/users.php leads to the back end of the CMS; list its path in the page settings' content_paths if it may stand on this page",
    )
    expect(wire.log).toEqual([])
  })

  it('is judged again after redirects', async () => {
    const wire = openWire()
    const { reason } = ask('/go')
    await wire.answerPage('<p>Delete?', { url: 'http://localhost/node/17/edit' })
    expect(await reason).toContain('/node/17/edit leads to the back end of the CMS')
  })

  it('is judged in the folder of the CMS', async () => {
    const wire = openWire()
    expect(await ask('/cms/user/1', document.body, { folder: '/cms/' }).reason).toContain(
      'leads to the back end',
    )
    expect(wire.log).toEqual([])
  })

  it('is one of content_paths, or below it, where they are set', async () => {
    const rules = { paths: ['/info', '/user/'] }
    const wire = openWire()
    for (const url of ['/information', '/node/17', '/info/../admin', '/%69nfox']) {
      expect(await ask(url, document.body, rules).reason).toContain(
        "is not below one of the page settings' content_paths (/info, /user/)",
      )
    }
    expect(wire.log).toEqual([])
    for (const url of ['/info', '/info/a', '/user/17', '/%69nfo/']) {
      const { fetched } = ask(url, document.body, rules)
      await wire.answerPage('<p>Rules</p>')
      expect((await fetched).nodes.textContent).toBe('Rules')
    }
  })
})
