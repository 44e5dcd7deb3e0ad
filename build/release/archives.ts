import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translationTemplate } from './translationTemplate'
import type { ZipEntry } from './zip'

/** An archive of a release. */
export interface Archive {
  /** The name of its file. */
  readonly name: string
  readonly entries: readonly ZipEntry[]
}

/** Files for developers alone, which a site does not need. */
const LEFT_OUT = /(?:\.map$|^types\/|^server\/)/

/**
 * The three archives of a release: the built files with the documentation, the plugin of WordPress, and the library for
 * PHP.
 * @param root the repository's folder, in which `dist` is built
 */
export function archives(root: string, version: string): readonly Archive[] {
  const fileOf = (path: string): ZipEntry => ({ path, content: readFileSync(join(root, path)) })
  const licence = fileOf('LICENSE')
  const folder = (from: string, to: string, isWanted = (_: string) => true): ZipEntry[] =>
    readdirSync(join(root, from), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(join(root, from).length + 1))
      .filter(isWanted)
      .sort()
      .map((path) => ({ path: `${to}/${path}`, content: readFileSync(join(root, from, path)) }))
  const named = (top: string, entries: readonly ZipEntry[]): readonly ZipEntry[] =>
    entries.map(({ path, content }) => ({ path: `${top}/${path}`, content }))
  const plugin = folder('cms/wordpress', 'vitrine-search')
  return [
    {
      name: `vitrine-${version}.zip`,
      entries: named('vitrine', [
        fileOf('README.md'),
        fileOf('CHANGELOG.md'),
        licence,
        ...folder('dist', 'dist'),
        ...folder('docs', 'docs'),
      ]),
    },
    {
      name: `vitrine-search-${version}.zip`,
      entries: [
        ...plugin,
        {
          path: 'vitrine-search/languages/vitrine-search.pot',
          content: Buffer.from(translationTemplate(plugin)),
        },
        ...named('vitrine-search', [
          ...folder('cms/php', 'php'),
          ...folder('dist', 'vitrine', (path) => !LEFT_OUT.test(path)),
          { ...licence, path: 'vitrine/LICENSE' },
        ]),
      ],
    },
    {
      name: `vitrine-php-${version}.zip`,
      entries: named('vitrine-php', [licence, ...folder('cms/php', '.').map(withoutDot)]),
    },
  ]
}

function withoutDot({ path, content }: ZipEntry): ZipEntry {
  return { path: path.replace(/^\.\//, ''), content }
}
