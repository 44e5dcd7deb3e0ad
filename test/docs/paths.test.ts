import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { codes, filesUnder, fileText, ROOT } from './reference'

const FOLDERS = ['src', 'slices', 'sagas', 'widgets', 'mount', 'build', 'demo', 'test', 'docs']
const PAGES = ['CONTRIBUTING.md', ...filesUnder('docs/internals', /\.md$/)]

const PATH = new RegExp(`^(?:${FOLDERS.join('|')})/[\\w./-]*$`)
const FILE_NAME = /^[\w-]+\.tsx?$/
const FILE_ANYWHERE = new RegExp(`(?<![\\w./-])(?:${FOLDERS.join('|')})/[\\w./-]+\\.\\w+`, 'g')

const sources = FOLDERS.flatMap((folder) => filesUnder(folder, /\.tsx?$/))

/** The paths and file names in backquotes, and every path of a file in the code blocks. */
function namedIn(markdown: string): readonly string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '')
  const quoted = codes(prose).filter((code) => PATH.test(code) || FILE_NAME.test(code))
  return [...quoted, ...(markdown.match(FILE_ANYWHERE) ?? [])]
}

/** A name without a folder is that of some source. */
function isThere(name: string): boolean {
  if (name.includes('/')) return existsSync(join(ROOT, name))
  return sources.some((path) => path.endsWith(`/${name}`))
}

it.each(PAGES)('%s names files and folders that exist', (page) => {
  expect(namedIn(fileText(page)).filter((name) => !isThere(name))).toEqual([])
})

it('finds the files that CONTRIBUTING names', () => {
  expect(namedIn(fileText('CONTRIBUTING.md')).length).toBeGreaterThan(10)
})

it('finds every function, action and field that architecture.md names in the sources', () => {
  const text = fileText('docs/internals/architecture.md')
  const names = new Set(text.match(/(?<![\w./:-])[a-z]+(?:[A-Z][a-z]+)+(?![\w./-])/g))
  const code = sources.map(fileText).join('\n')
  expect(names.size).toBeGreaterThan(30)
  expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})
