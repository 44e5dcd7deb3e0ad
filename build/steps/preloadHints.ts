import { readdir, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { staticallyLoaded } from '../checkSizes'

/** What a page may hold, and the modules that it loads for it. */
const SECTIONS: readonly (readonly [title: string, ...modules: string[]])[] = [
  ['Any of the following', 'shared', 'templates'],
  ['Results with your template', 'compileTemplates'],
  ['Results without a template', 'showDefaultCard'],
  ['A range', 'RangeFacet'],
  ['Amenities', 'AmenitiesFacet'],
  ['Flags', 'flag', 'flagFlow'],
  ['A flag counter', 'flag-counter', 'flagFlow'],
  ['A dropdown', 'dropdown'],
  ['A jump menu', 'jump-menu'],
  ['A map', 'map'],
  ['List and map', 'extension', 'pageWidgets', 'mapLayout', 'map-layout', 'listing', 'map'],
  ['A gallery', 'gallery'],
  ['German', 'de'],
  ['French', 'fr'],
  ['Spanish', 'es'],
  ['Arabic', 'ar'],
]

/** The section that further ones build upon: its modules are not printed again. */
const COMMON = 1

/**
 * Writes dist/modulepreload.html: hints for the `<head>` of pages that load `esm/vitrine.js`. With them the browser
 * loads all modules of a page at once, instead of one after the other (design decision 41).
 */
export async function writePreloadHints(root: string): Promise<void> {
  const dist = join(root, 'dist')
  const files = await readdir(join(dist, 'esm'))
  const paths = files.map((name) => posix.join('esm', name))
  const lines = [
    '<!-- Copy what your page holds into its <head>. Change /vitrine/ to where the files are. -->',
  ]
  const common = new Set<string>()
  for (const [index, [title, ...modules]] of SECTIONS.entries()) {
    const loaded = modules.flatMap((module) => {
      const path = paths.find(
        (one) => posix.basename(one).replace(/-[0-9a-f]{10}\.js$/, '') === module,
      )
      if (!path) throw new Error(`${title}: there is no module ${module}.js.`)
      return staticallyLoaded(dist, path)
    })
    const hints = [...new Set(loaded)].filter((path) => !common.has(path))
    if (index < COMMON) for (const path of hints) common.add(path)
    lines.push(
      `<!-- ${title} -->`,
      ...hints.map((path) => `<link rel="modulepreload" href="/vitrine/${path}">`),
    )
  }
  await writeFile(join(dist, 'modulepreload.html'), `${lines.join('\n')}\n`)
}
