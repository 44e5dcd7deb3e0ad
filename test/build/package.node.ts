import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { renderMarkdown } from '../../demo/server/docs/renderMarkdown'

/** These unpack what `npm pack` makes of the built files, and follow the links in it. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'vitrine-package-'))
after(() => rmSync(folder, { recursive: true }))

const unpacked = unpack()
const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll(sep, '/'),
)
const pages = new Map(
  files
    .filter((path) => path.endsWith('.md'))
    .map((path) => [path, renderMarkdown(readFileSync(join(unpacked, path), 'utf8')).html]),
)

test('the package has the built files, the docs and the search proxy', () => {
  for (const path of [
    'README.md',
    'LICENSE',
    'dist/vitrine.js',
    'docs/guide/first-page.md',
    'docs/reference/widgets.md',
    'docs/recipes/plain/search.html',
    'docs/pictures/search-page.png',
    'demo/server/proxy/createProxy.ts',
    'cms/php/autoload.php',
    'cms/php/src/Proxy.php',
  ]) {
    assert.ok(files.includes(path), path)
  }
  const folders = new Set(
    files.map((path) => path.split('/')[0]).filter((name) => !name?.includes('.')),
  )
  assert.deepEqual([...folders].sort(), ['LICENSE', 'cms', 'demo', 'dist', 'docs'])
})

test('every relative link in the package leads to a file and a heading in it', () => {
  assert.ok(pages.size > 40, String(pages.size))
  const broken: string[] = []
  for (const [path, html] of pages) {
    const links = html.matchAll(/ (?:href|src)="([^"]*)"/g)
    for (const [, link = ''] of links) {
      if (!/^https?:\/\//.test(link) && !hasTarget(path, link)) broken.push(`${path}: ${link}`)
    }
  }
  assert.deepEqual(broken, [])
})

function hasTarget(page: string, link: string): boolean {
  const [path = '', anchor] = decodeURI(link.replaceAll('&amp;', '&')).split('#')
  const target = join(unpacked, path === '' ? page : join(dirname(page), path))
  if (target !== unpacked && !target.startsWith(unpacked + sep)) return false
  if (!existsSync(target) || !statSync(target).isFile()) return false
  if (anchor === undefined) return true
  const html = pages.get(relative(unpacked, target).replaceAll(sep, '/'))
  return html?.includes(` id="${anchor}"`) ?? false
}

/** Packs the built files as they are. @returns the unpacked package's folder. */
function unpack(): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' }))
  execFileSync('tar', ['xzf', join(folder, packed.filename), '-C', folder])
  return join(folder, 'package')
}
