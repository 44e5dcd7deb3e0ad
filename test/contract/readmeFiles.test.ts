import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_TARGET } from '../../build/target'
import { engines, scripts } from '../../package.json'
import { README, ROOT } from './readmeParts'

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const links = (markdown: string) => [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to)

describe.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])('%s', (file) => {
  const inside = links(text(file)).filter((to) => to && !/^https?:/.test(to)) as string[]

  it('links to files and headings that are there', () => {
    const headings = (text(file).match(/^#+ .+$/gm) ?? []).map(anchor)
    const broken = inside.filter((to) =>
      to.startsWith('#') ? !headings.includes(to.slice(1)) : !existsSync(join(ROOT, to)),
    )
    expect(broken).toEqual([])
  })

  it('names npm commands that are there', () => {
    const named = [...text(file).matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name]) => name ?? '')
    const known = new Set([...Object.keys(scripts), 'ci', 'run', 'pack'])
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('README', () => {
  it('names the Node that package.json asks for', () => {
    expect(README).toContain(
      `Node](https://nodejs.org/) ${engines.node.replace('>=', '')} or newer`,
    )
  })

  it('names the browsers that the build is for', () => {
    const list = BROWSER_TARGET.map((one) => one.match(/([a-z]+)([\d.]+)/) ?? [])
    for (const [, name = '', version = ''] of list) {
      expect(README).toMatch(new RegExp(`${name}\\b[^,;]*${version.replace('.', '\\.')}`, 'i'))
    }
  })
})

/** As GitHub makes them: lower case, words joined by hyphens. */
function anchor(heading: string): string {
  const words = heading.replace(/^#+ /, '').toLowerCase()
  return words.replace(/[^\w\s-]/g, '').replace(/\s/g, '-')
}
