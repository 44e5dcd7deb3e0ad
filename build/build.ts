import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sizes } from './sizes'
import { bundle } from './steps/bundle'
import { head } from './steps/head'
import { integrity } from './steps/integrity'
import { schema } from './steps/schema'
import { sweep } from './steps/sweep'
import { types } from './steps/types'

/** Makes everything in dist, then measures it. Exits 1 when a step fails or a size is over its budget. */
const root = fileURLToPath(new URL('..', import.meta.url))
const started = Date.now()

await mkdir(join(root, 'dist'), { recursive: true })
await Promise.all([bundle(root).then(() => head(root)), types(root), schema(root)])
await sweep(root, started - 1000)
await integrity(root)
const within = sizes(root)
console.log(`Built dist in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
process.exitCode = within ? 0 : 1
