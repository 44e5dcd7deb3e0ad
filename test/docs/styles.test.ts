import { codes, filesUnder, fileText, referencePage, rowsOf } from './reference'

const sheets = filesUnder('mount/styles', /\.css$/)
const tokens = ['', 'search/', 'map/', 'search/icons/']
  .map((folder) => `mount/styles/${folder}tokens.css`)
  .map(fileText)
  .join('\n')
const properties = referencePage('properties')
const classes = referencePage('classes')

/** The custom properties for themes that a style sheet reads. */
const themed = (css: string) => [...new Set(css.match(/--vitrine-[\w-]+/g))]

const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Names with our prefix that are no classes: keys in the storage of the browser, and files. */
const OTHER_NAMES = new Set([
  'vitrine-layout',
  'vitrine-pages',
  'vitrine-probe',
  'vitrine-purchases',
  'vitrine-search',
  'vitrine-views',
])

const CLASS = 'vitrine-[a-z]+(?:-[a-z]+)*(?:__[a-z]+(?:-[a-z]+)*)?(?:--[a-z]*)?'

/** Every class of ours in the code and the style sheets. One with a computed end ends in `--`. */
function classesInUse(): readonly string[] {
  const code = ['widgets', 'mount'].flatMap((folder) => filesUnder(folder, /\.tsx?$/))
  const found = (paths: readonly string[], before: string) =>
    paths.flatMap(
      (path) =>
        withoutComments(fileText(path)).match(new RegExp(`(?<=${before})${CLASS}`, 'g')) ?? [],
    )
  const names = new Set([...found(code, '(?<![\\w-])'), ...found(sheets, '\\.')])
  return [...names].filter((name) => !OTHER_NAMES.has(name))
}

describe('the class table of docs/reference', () => {
  const listed = rowsOf(classes, 'class').flatMap(([name = '', what = '']) => {
    const [first = ''] = codes(name)
    const variants = codes(what).filter((code) => code.startsWith('--'))
    return [first, ...variants.map((variant) => first.replace(/--.*/, variant))]
  })

  it('lists every class that the code and the style sheets use', () => {
    const used = classesInUse().filter((name) => !name.endsWith('--'))
    expect(used.length).toBeGreaterThan(150)
    expect(used.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('lists no class that nothing uses', () => {
    const used = classesInUse()
    const isUsed = (name: string) =>
      used.includes(name) || used.some((one) => one.endsWith('--') && name.startsWith(one))
    const ours = listed.filter((name) => name.startsWith('vitrine-'))
    expect(ours.filter((name) => !isUsed(name))).toEqual([])
  })

  it('lists each class once', () => {
    expect(listed.filter((name, i) => listed.indexOf(name) !== i)).toEqual([])
  })

  it('has the classes of each widget', () => {
    const page = referencePage('widgets')
    const named = [...page.matchAll(/^- \*\*Classes\*\*: (.*)$/gm)].flatMap(([, text = '']) =>
      codes(text).filter((code) => /^(?:vitrine|rs|bto|caption)(?:-|$)/.test(code)),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !listed.includes(name))).toEqual([])
  })
})

describe('the custom properties', () => {
  /** Each property with its default, as tokens.css first declares it. */
  const defaults = new Map<string, string>()
  const ours = new Map<string, string>()
  for (const [, own = '', name = '', value = ''] of tokens.matchAll(
    /(--_[\w-]+): var\((--vitrine-[\w-]+), (.*)\);/g,
  )) {
    ours.set(own, name)
    if (!defaults.has(name)) defaults.set(name, value)
  }

  it('are listed in docs/reference with their defaults and a sentence', () => {
    const rows = rowsOf(properties, 'property')
    const listed = rows.map(([name = '', value = '']) => [codes(name)[0], codes(value)[0]])
    const known = [...defaults].map(([name, value]) => [
      name,
      value.replace(/--_[\w-]+/g, (own) => ours.get(own) ?? own),
    ])
    expect(listed.sort()).toEqual(known.sort())
    expect(themed(tokens).sort()).toEqual([...defaults.keys()].sort())
    expect(rows.filter(([, , sentence = '']) => !sentence.endsWith('.'))).toEqual([])
  })

  it('have a comment each in tokens.css', () => {
    let commented = false
    const bare: string[] = []
    for (const line of tokens.split('\n')) {
      if (line.trim() === '') commented = false
      if (line.includes('/*')) commented = true
      if (/^ {2}--_/.test(line) && !commented) bare.push(line.trim())
    }
    expect(bare).toEqual([])
  })

  it.each(sheets)('of themes are read in tokens.css only: %s', (sheet) => {
    const found = /\/(?:tokens|themes)\.css$/.test(sheet) ? [] : themed(fileText(sheet))
    expect(found).toEqual([])
  })

  it('of Vitrine are declared in tokens.css, or in the style sheet that reads them', () => {
    const declared = new Set(tokens.match(/--_[\w-]+(?=:)/g))
    const read = sheets.flatMap((sheet) => {
      const css = fileText(sheet)
      const local = new Set(css.match(/--_[\w-]+(?=:)/g))
      return (css.match(/var\(--_[\w-]+/g) ?? [])
        .map((use) => use.slice('var('.length))
        .filter((name) => !local.has(name))
    })
    expect(read.filter((name) => !declared.has(name))).toEqual([])
  })

  it('of stock themes are known', () => {
    const named = themed(fileText('mount/styles/search/themes.css'))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => !defaults.has(name))).toEqual([])
  })

  it('of every example are known', () => {
    const pages = [...filesUnder('docs', /\.md$/), 'README.md'].map(fileText)
    const named = pages.flatMap(themed)
    expect(named).not.toEqual([])
    expect(named.filter((name) => !defaults.has(name))).toEqual([])
  })
})
