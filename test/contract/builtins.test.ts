import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const FOLDERS = ['src', 'slices', 'sagas', 'widgets', 'mount']

it('the sources use no built-in that old script libraries replace by a lesser one', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  )
  expect(files.length).toBeGreaterThan(300)
  // Prototype's Array.from calls no function for each element.
  const using = files.filter((path) =>
    /\bArray\.from\(/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(using).toEqual([])
})
