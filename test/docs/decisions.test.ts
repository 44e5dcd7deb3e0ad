import { filesUnder, fileText } from './reference'

const FOLDERS = ['src', 'slices', 'sagas', 'widgets', 'mount', 'build', 'demo', 'test', 'docs']

/** Files that cite a decision, each with the numbers that it cites. */
function citations(): readonly (readonly [string, number])[] {
  return FOLDERS.flatMap((folder) => filesUnder(folder, /\.(?:tsx?|css|js|md|php|html)$/)).flatMap(
    (path) => numbersIn(fileText(path)).map((number) => [path, number] as const),
  )
}

/** The numbers after "design decision", as in "design decisions 1, 2 and 5", across the lines of a comment. */
function numbersIn(text: string): readonly number[] {
  const joined = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
  const lists = joined.match(/design decisions? \d+(?:(?:, | and )\d+)*/g) ?? []
  return lists.flatMap((list) => (list.match(/\d+/g) ?? []).map(Number))
}

describe('docs/internals/decisions.md', () => {
  const headings = [...fileText('docs/internals/decisions.md').matchAll(/^## (\d+)\. \S/gm)]
  const numbers = headings.map(([, number]) => Number(number))

  it('numbers its decisions from 1 without a gap', () => {
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    expect(numbers.length).toBeGreaterThanOrEqual(45)
  })

  it('has a heading for every decision that code, tests or docs cite', () => {
    const cited = citations()
    expect(cited.length).toBeGreaterThan(80)
    expect(cited.filter(([, number]) => !numbers.includes(number))).toEqual([])
  })
})
