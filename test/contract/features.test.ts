import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codes, firstCodes, rowsOf } from '../docs/reference'
import { sectionOf } from '../support/markdown'

const ROOT = join(__dirname, '../..')

const glossary = sectionOf(
  readFileSync(join(ROOT, 'docs/internals/glossary.md'), 'utf8'),
  '## Features',
)

/** The features of the product: folders and files of each layer's second level have these names. */
const FEATURES = firstCodes(rowsOf(glossary, 'name'))

/** What a layer has beside the features: what it is made of, not what it does. */
const FOUNDATIONS: Readonly<Record<string, readonly string[]>> = {
  slices: [],
  ...Object.fromEntries(
    rowsOf(glossary, 'layer').map(([layer = '', folders = '']) => [
      codes(layer)[0],
      codes(folders),
    ]),
  ),
}

const LAYERS = Object.keys(FOUNDATIONS)

/** The most files that a folder of the sources holds. */
const MAX_FILES = 15

const entries = (path: string) => readdirSync(join(ROOT, path), { withFileTypes: true })
const files = (path: string) => entries(path).filter((entry) => entry.isFile())
const folders = (path: string) => entries(path).filter((entry) => entry.isDirectory())

function allFolders(path: string): readonly string[] {
  return [path, ...folders(path).flatMap(({ name }) => allFolders(`${path}/${name}`))]
}

describe('the folders of the sources', () => {
  it.each(LAYERS)('have the names of features at the second level: %s', (layer) => {
    const known = [...FEATURES, ...(FOUNDATIONS[layer] ?? [])]
    const names = folders(layer).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })

  it('have the names of features inside widgets/shared and mount/styles, too', () => {
    const names = ['widgets/shared', 'mount/styles'].flatMap((path) => folders(path))
    const known = [...FEATURES, 'entry', 'trusted-types']
    expect(names.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(LAYERS)(`hold at most ${MAX_FILES} files each: %s`, (layer) => {
    expect(allFolders(layer).filter((path) => files(path).length > MAX_FILES)).toEqual([])
  })

  it.each(['mount', 'sagas'])('hold at most 5 files at the top: %s', (layer) => {
    expect(files(layer).length).toBeLessThanOrEqual(5)
  })
})
