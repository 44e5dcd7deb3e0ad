import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSizes } from './checkSizes'
import { buildBundle } from './steps/bundle'
import { buildHead } from './steps/head'
import { writeIntegrity } from './steps/integrity'
import { writePreloadHints } from './steps/preloadHints'
import { removeStaleFiles } from './steps/removeStaleFiles'
import { writeSchema } from './steps/schema'
import { buildServer } from './steps/server'
import { buildStyles } from './steps/styles'
import { writeTypes } from './steps/types'

/** Builds everything in dist, then checks its sizes. Exits with 1 when a step fails or a size is over its budget. */
const root = fileURLToPath(new URL('..', import.meta.url))
const started = Date.now()

await mkdir(join(root, 'dist'), { recursive: true })
await Promise.all([
  buildBundle(root)
    .then(() => buildHead(root))
    .then(() => buildServer(root))
    .then(() => buildStyles(root)),
  writeTypes(root),
  writeSchema(root),
])
await removeStaleFiles(root, started - 1000)
await writePreloadHints(root)
await writeIntegrity(root)
const within = checkSizes(root)
console.log(`Built dist in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
process.exitCode = within ? 0 : 1
