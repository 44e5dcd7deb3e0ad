import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const FOLDER = join(__dirname, '../../../mount/styles')

/** The names of the style sheets that the index imports. */
export function imported(): readonly string[] {
  const index = readFileSync(join(FOLDER, 'index.css'), 'utf8')
  return Array.from(index.matchAll(/^@import "\.\/([\w/-]+\.css)";$/gm), ([, name]) => String(name))
}

/** The names of all of them but the index. */
export function sheets(): readonly string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && name !== 'index.css',
  )
}

/** A style sheet without its comments. */
export function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
}
