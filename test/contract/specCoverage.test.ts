import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const text = readFileSync(join(ROOT, 'test/spec-coverage.md'), 'utf8')
const [claimed = '', toCome = ''] = text.split('\n## To come\n')

interface Shown {
  readonly file: string
  readonly title: string
}

interface Rule {
  readonly text: string
  readonly shown: readonly Shown[]
}

const rules = readRules(claimed)

/** Sections of the specification that ask something of the product, whether built or to come. */
const SECTIONS: readonly string[] = [
  ...numbered(2, 9),
  ...numbered(3, 18),
  ...numbered(4, 13),
  ...numbered(5, 9),
  '6',
  ...numbered(7, 9),
  '8',
  '9',
]

describe('what the specification asks', () => {
  it('is there for each of its sections, as rules or plainly to come', () => {
    const headings = [...claimed.matchAll(/^## (\d[\d.]*)/gm)].map(([, number]) => number)
    const later = [...toCome.matchAll(/^- (\d[\d.]*)/gm)].map(([, number]) => number)
    expect(SECTIONS.filter((one) => !headings.includes(one) && !later.includes(one))).toEqual([])
    expect(new Set(headings).size).toBe(headings.length)
  })

  it('is to come only where no rule claims it, or in part', () => {
    const headings = new Set([...claimed.matchAll(/^## (\d[\d.]*)/gm)].map(([, one]) => one))
    const both = toCome
      .split('\n')
      .filter((line) => headings.has(/^- (\d[\d.]*)/.exec(line)?.[1] ?? ''))
    expect(both.filter((line) => !/^- [\d.]+ in part:/.test(line))).toEqual([])
  })

  it('has a test for each rule', () => {
    expect(rules.length).toBeGreaterThan(60)
    expect(rules.filter(({ shown }) => shown.length === 0).map((rule) => rule.text)).toEqual([])
  })

  it.each(rules.flatMap(({ shown }) => shown.map(({ file, title }) => [file, title] as const)))(
    'is shown by %s: %s',
    (file, title) => {
      const path = join(ROOT, file)
      expect(existsSync(path)).toBe(true)
      expect(titlesIn(readFileSync(path, 'utf8'))).toContain(title)
    },
  )
})

/** `- rule`, and under it `  - \`file\` › title` for each test. */
function readRules(markdown: string): readonly Rule[] {
  const found: { text: string; shown: Shown[] }[] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('- ')) found.push({ text: line.slice(2), shown: [] })
    const test = /^ {2}- `([^`]+)` › (.+)$/.exec(line)
    if (line.startsWith('  -') && !test) throw new Error(`This names no test: ${line}`)
    if (test) found.at(-1)?.shown.push({ file: test[1] ?? '', title: test[2] ?? '' })
  }
  return found
}

/** The titles of a file's tests, as written: the first argument of a call, followed by another. */
function titlesIn(source: string): readonly string[] {
  const titles = source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)
  return [...titles].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'))
}

function numbered(chapter: number, last: number): readonly string[] {
  return Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`)
}
