import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codes, README, ROOT, section, tableRows } from './readmeParts'

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const sheets = readdirSync(join(ROOT, 'mount/styles'), {
  recursive: true,
  encoding: 'utf8',
}).filter((path) => path.endsWith('.css'))
const tokens = text('mount/styles/tokens.css')

/** The custom properties for themes that a style sheet reads. */
const themed = (css: string) => [...new Set(css.match(/--vitrine-[\w-]+/g))]

/** Blocks of our class names in a source text, but those that only hide things. */
function blocksIn(source: string): readonly string[] {
  const names = source.match(/(?<![\w-])vitrine-[a-z]+(?:-[a-z]+)*/g) ?? []
  return names.filter((name) => name !== 'vitrine-hidden' && name !== 'vitrine-announcer')
}

describe('what a theme holds on to', () => {
  it('is every class block that widgets use, in README', () => {
    const views = readdirSync(join(ROOT, 'widgets'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => text(join('widgets', path)))
    const used = [...views, text('mount/lifecycle/defaultPage.ts')].flatMap(blocksIn)
    const told = tableRows('classes').flatMap(([blocks = '']) => codes(blocks))
    expect([...new Set(used)].sort()).toEqual([...told].sort())
  })

  it('has a comment for each custom property', () => {
    let commented = false
    const bare: string[] = []
    for (const line of tokens.split('\n')) {
      if (line.trim() === '') commented = false
      if (line.includes('/*')) commented = true
      if (/^ {2}--_v-/.test(line) && !commented) bare.push(line.trim())
    }
    expect(bare).toEqual([])
  })

  it.each(sheets)('reads no custom property of themes past the tokens: %s', (sheet) => {
    const own = sheet === 'tokens.css' ? [] : themed(text(join('mount/styles', sheet)))
    expect(own).toEqual([])
  })

  it('is declared before any style sheet reads it', () => {
    const declared = new Set(tokens.match(/--_v-[\w-]+(?=:)/g))
    const read = sheets.flatMap((sheet) => {
      const css = text(join('mount/styles', sheet))
      const local = new Set(css.match(/--_v-[\w-]+(?=:)/g))
      return (css.match(/var\(--_v-[\w-]+/g) ?? [])
        .map((use) => use.slice('var('.length))
        .filter((name) => !local.has(name))
    })
    expect(read.filter((name) => !declared.has(name))).toEqual([])
  })

  it('is what the example of README sets', () => {
    const known = new Set(themed(tokens))
    const example = themed(section('## Theming'))
    expect(example).not.toEqual([])
    expect(example.filter((name) => !known.has(name))).toEqual([])
    expect(themed(README).filter((name) => !known.has(name))).toEqual([])
  })
})
