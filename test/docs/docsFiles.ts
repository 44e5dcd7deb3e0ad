import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(__dirname, '../..')

/** The text of a file of the repository. @param path from the repository's folder. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** The Markdown files in a folder and below it, as paths from the repository's folder. */
export function markdownFiles(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path}`)
    .sort()
}
