import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export const FOLDER = join(__dirname, '../../../mount/styles')

const IMPORT = /^@import "(?:\.\/)?([\w/-]+\.css)";$/gm

/** The names of the style sheets that a sheet imports, directly or not. */
export function imported(sheet = 'index.css'): readonly string[] {
  const text = readFileSync(join(FOLDER, sheet), 'utf8')
  const names = Array.from(text.matchAll(IMPORT), ([, name]) =>
    posix.join(posix.dirname(sheet), String(name)),
  )
  return names.flatMap((name) => (name.includes('photoswipe/') ? [] : [name, ...imported(name)]))
}

/** The sheets that only import others. */
export const INDEXES = [
  'index.css',
  'extension.css',
  'pageExtension.css',
  'layoutExtension.css',
  'stickyPage.css',
] as const

/** The sheet that sets custom properties as a theme does. */
export const THEMES = 'search/themes.css'

const ICONS = ['iconSet', 'tokens', 'icons'].map((name) => `search/icons/${name}.css`)

/** What a page links by itself. */
export const OPTIONAL = [THEMES, 'search/skeleton.css', ...ICONS]

/** The names of all others. */
export function sheets(): readonly string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !INDEXES.some((index) => index === name),
  )
}

/** A style sheet without its comments and imports. */
export function read(name: string): string {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(IMPORT, '')
}
