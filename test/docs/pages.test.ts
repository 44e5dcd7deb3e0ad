import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { scripts } from '../../package.json'
import { filesUnder, fileText, ROOT } from './reference'

const FOLDERS = ['guide', 'reference', 'recipes', 'internals'] as const

const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'cms/php/README.md',
  'demo/server/proxy/README.md',
  ...filesUnder('docs', /\.md$/),
]

/** Text outside of code. */
const prose = (markdown: string) => markdown.replace(/^```[\s\S]*?^```$/gm, '')

/** The anchors of a page, as GitHub makes them: lower case, words joined by hyphens. */
function anchorsOf(markdown: string): readonly string[] {
  return (prose(markdown).match(/^#+ .+$/gm) ?? []).map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  )
}

describe.each(FOLDERS)('docs/%s', (folder) => {
  it('has an index that links every page', () => {
    const links = [...fileText(`docs/${folder}/README.md`).matchAll(/\]\(([\w/-]+\.md)\)/g)]
    const listed = links.map(([, to]) => `docs/${folder}/${to}`)
    const index = `docs/${folder}/README.md`
    const others = filesUnder(`docs/${folder}`, /\.md$/).filter((page) => page !== index)
    expect([...new Set(listed)].sort()).toEqual([...others].sort())
  })
})

describe.each(PAGES)('%s', (page) => {
  const text = fileText(page)

  it('links to pages and headings that exist', () => {
    const links = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
    const broken = links.filter((to) => {
      if (/^https?:/.test(to)) return false
      const [path = '', anchor] = to.split('#')
      const target = path ? relative(ROOT, join(ROOT, dirname(page), path)) : page
      if (!existsSync(join(ROOT, target))) return true
      return anchor !== undefined && !anchorsOf(fileText(target)).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it('starts with a heading', () => {
    expect(text).toMatch(/^# \S/)
  })

  it('names npm commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name]) => name ?? '')
    const known = new Set([...Object.keys(scripts), 'ci', 'run', 'pack'])
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})
