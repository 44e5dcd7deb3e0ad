import { takeConsole } from '../../support/console'
import { visit } from '../../support/page'
import { openWire } from '../../support/wire'

const search = (url: string) =>
  `<div id="listings" data-vitrine="search" data-vitrine-solr.url="${url}"><div data-vitrine="results"></div></div>`
const settings = (parts: object) =>
  `<script type="application/json" data-vitrine-settings>${JSON.stringify(parts)}</script>`

describe("the address of a search's proxy (design decision 42)", () => {
  it.each([
    ['https://evil.example/select', '. List "https://evil.example" in the page settings'],
    ['//evil.example/select', '. List "http://evil.example"'],
    ['/\\evil.example/select', '. List "http://evil.example"'],
    ['http://localhost@evil.example/select', ', which holds a user'],
    ['http://me:pass@localhost/select', ', which holds a user'],
    ['javascript:alert(1)', ''],
    ['data:application/json,{}', ''],
    ['https://', ''],
  ])('is refused on an element: %s', async (url, rest) => {
    const wire = openWire()
    await visit(search(url))
    expect(wire.log).toEqual([])
    const [line = ''] = takeConsole()
    expect(line).toContain(`solr.url must be an address of this site, got "${url}"${rest}`)
    expect(line).toContain('search#listings')
  })

  it('may be of an origin that the page settings list', async () => {
    const wire = openWire()
    await visit(
      settings({ solr_origins: ['https://api.example'] }) + search('https://api.example/s'),
    )
    expect(wire.last().url).toBe('https://api.example/s')
  })

  it('is refused in the page settings, too, without its origin in the list', async () => {
    const wire = openWire()
    const url = 'https://evil.example/s'
    const page = settings({ search: { solr: { url } }, solr_origins: 'https://api.example' })
    await visit(`${page}<div data-vitrine="search"></div>`)
    expect(wire.log).toEqual([])
    expect(takeConsole().join()).toContain(`got "${url}". List "https://evil.example"`)
  })

  it('of this site is used as it is written', async () => {
    const wire = openWire()
    await visit(search('http://localhost/select'))
    expect(wire.last().url).toBe('http://localhost/select')
  })
})
