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

/** Sections of the specification that ask something of the product. */
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
  it('is there for each of its sections, once', () => {
    const headings = [...text.matchAll(/^## (\d[\d.]*)/gm)].map(([, number]) => number)
    expect(SECTIONS.filter((one) => !headings.includes(one))).toEqual([])
    expect(new Set(headings).size).toBe(headings.length)
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

  it.each(
    rules.flatMap(({ shown }) =>
      shown
        .filter(({ values }) => values.length > 0)
        .map((one) => [one.file, one.title, one.values] as const),
    ),
  )('is shown by %s: %s: which asserts %j', (file, title, values) => {
    const code = codeOf(readFileSync(join(ROOT, file), 'utf8'), title)
    expect(values.filter((value) => !code.includes(value))).toEqual([])
  })

  it("states values that tests assert, not only the tests' titles", () => {
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
 * What a test is made of: its own code, with the table before its title, and what stands at the top of its
 * file. Comments do not count, and a number is read without its underscores.
 */
function codeOf(file: string, title: string): string {
  const source = file.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/(?<=\d)_(?=\d)/g, '')
  const starts = [...source.matchAll(/^ *(?:it|test|describe)\b/gm)].map(({ index }) => index)
  const at = Math.max(source.indexOf(title), source.indexOf(title.replaceAll("'", "\\'")))
  const from = starts.findLast((start) => start <= at) ?? 0
  const to = starts.find((start) => start > at) ?? source.length
  return source.slice(0, starts[0]) + source.slice(from, to)
}

function numbered(chapter: number, last: number): readonly string[] {
  return Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`)
}
