import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { version } from '../../package.json'
import { archives } from './archives'
import { zip } from './zip'

/*
 * `npm run release` builds, then writes the archives of this version and their checksums into the folder `release`.
 * Another folder can be named: `tsx build/release/release.ts FOLDER`, which takes `dist` as it is.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const target = process.argv[2] ?? join(root, 'release')
if (!existsSync(join(root, 'dist/vitrine.js'))) throw new Error('Build first: npm run build')
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const sums = archives(root, version).map(({ name, entries }) => {
  const content = zip(entries)
  writeFileSync(join(target, name), content)
  console.log(`${name} ${content.length} bytes, ${entries.length} files`)
  return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`
})
writeFileSync(join(target, 'SHA256SUMS'), sums.join(''))
