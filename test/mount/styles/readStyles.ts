import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const FOLDER = join(__dirname, '../../../mount/styles')

const IMPORT = /^@import "(?:\.\/)?([\w/-]+\.css)";$/gm

/** The names of the style sheets that a sheet imports, directly or not. */
export function imported(sheet = 'index.css'): readonly string[] {
  const text = readFileSync(join(FOLDER, sheet), 'utf8')
  const names = Array.from(text.matchAll(IMPORT), ([, name]) => String(name))
  return names.flatMap((name) => (name.startsWith('photoswipe/') ? [] : [name, ...imported(name)]))
}

/** The names of all of them but the index. */
export function sheets(): readonly string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && name !== 'index.css' && name !== 'extension.css',
  )
}

/** A style sheet without its comments and imports. */
export function read(name: string): string {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(IMPORT, '')
}
