import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const text = readFileSync(join(ROOT, 'test/spec-coverage.md'), 'utf8')

interface Shown {
  readonly file: string
  readonly title: string
  /** Texts and numbers of the specification that the test asserts. */
  readonly values: readonly string[]
}

interface Rule {
  readonly text: string
  readonly shown: readonly Shown[]
}

const rules = readRules(text)

/** The sections of the specification that have rules. */
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

describe('test/spec-coverage.md', () => {
  it('has each section of the specification once', () => {
    const headings = [...text.matchAll(/^## (\d[\d.]*)/gm)].map(([, number]) => number)
    expect(SECTIONS.filter((one) => !headings.includes(one))).toEqual([])
    expect(new Set(headings).size).toBe(headings.length)
  })

  it('names a test for each rule', () => {
    expect(rules.length).toBeGreaterThan(60)
    expect(rules.filter(({ shown }) => shown.length === 0).map((rule) => rule.text)).toEqual([])
  })

  it.each(rules.flatMap(({ shown }) => shown.map(({ file, title }) => [file, title] as const)))(
    'names a test that exists: %s: %s',
    (file, title) => {
      const path = join(ROOT, file)
      expect(existsSync(path)).toBe(true)
      expect(titlesIn(readFileSync(path, 'utf8'))).toContain(title)
    },
  )

  it.each(
    rules.flatMap(({ shown }) =>
      shown
        .filter(({ values }) => values.length > 0)
        .map((one) => [one.file, one.title, one.values] as const),
    ),
  )('names values that the test asserts: %s: %s: %j', (file, title, values) => {
    const code = codeOf(readFileSync(join(ROOT, file), 'utf8'), title)
    expect(values.filter((value) => !code.includes(value))).toEqual([])
  })

  it('names values for more than 100 rules', () => {
    expect(
      rules.flatMap(({ shown }) => shown.flatMap(({ values }) => values)).length,
    ).toBeGreaterThan(100)
  })
})

/** `- rule`, and under it `  - \`file\` › title` for each test, with ` ⇒ \`value\`` for what it asserts. */
function readRules(markdown: string): readonly Rule[] {
  const found: { text: string; shown: Shown[] }[] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('- ')) found.push({ text: line.slice(2), shown: [] })
    const test = /^ {2}- `([^`]+)` › (.+?)(?: ⇒ (`.+`))?$/.exec(line)
    if (line.startsWith('  -') && !test) throw new Error(`This names no test: ${line}`)
    const values = (test?.[3] ?? '').match(/(?<=`)[^`]+(?=`(?:, |$))/g) ?? []
    if (test) found.at(-1)?.shown.push({ file: test[1] ?? '', title: test[2] ?? '', values })
  }
  return found
}

/** The titles of a file's tests, as written: the first argument of a call, followed by another. */
function titlesIn(source: string): readonly string[] {
  const titles = source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)
  return [...titles].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'))
}

/**
 * The code of a test: from its call, with the table before its title, to the next test; and the top of its
 * file. Comments are left out, and numbers have no underscores.
 */
function codeOf(file: string, title: string): string {
  const source = file.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/(?<=\d)_(?=\d)/g, '')
  const starts = [...source.matchAll(/^ *(?:it|test|describe)\b(?!\.use\()/gm)].map(
    ({ index }) => index,
  )
  const at = Math.max(source.indexOf(title), source.indexOf(title.replaceAll("'", "\\'")))
  const from = starts.findLast((start) => start <= at) ?? 0
  const to = starts.find((start) => start > at) ?? source.length
  return source.slice(0, starts[0]) + source.slice(from, to)
}

function numbered(chapter: number, last: number): readonly string[] {
  return Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`)
}
