import { parse } from 'node:path'
import { blocks } from '../support/markdown'
import { filesUnder, fileText } from './reference'

const INDEX = 'docs/guide/README.md'
const guide = filesUnder('docs/guide', /\.md$/).filter((path) => path !== INDEX)
const recipes = filesUnder('docs/recipes', /\.md$/).filter(
  (path) => path !== 'docs/recipes/README.md',
)

describe.each([...guide, ...recipes])('%s', (path) => {
  const text = fileText(path)

  it('has one title, and starts with what the reader wants', () => {
    const prose = text.replace(/```[\s\S]*?```/g, '')
    expect(prose.match(/^# .+$/gm)).toHaveLength(1)
    expect(text).toMatch(/^# .+\n\nYou want /)
  })

  it('has code that can be parsed', () => {
    for (const json of blocks(text, 'json')) expect(() => JSON.parse(json)).not.toThrow()
    for (const js of blocks(text, 'js')) expect(() => new Function(js)).not.toThrow()
  })

  it('sets only custom properties that exist', () => {
    const known = new Set(
      ['', 'search/', 'map/', 'search/icons/'].flatMap(
        (folder) => fileText(`mount/styles/${folder}tokens.css`).match(/--vitrine-[\w-]+/g) ?? [],
      ),
    )
    const named = text.match(/--vitrine-[\w-]+/g) ?? []
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

describe(INDEX, () => {
  it('links to each page of the guide once', () => {
    const links = [...fileText(INDEX).matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, to]) => to)
    expect(links.sort()).toEqual(guide.map((path) => parse(path).base).sort())
  })
})
