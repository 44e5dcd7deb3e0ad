import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sizes } from './sizes'
import { bundle } from './steps/bundle'
import { head } from './steps/head'
import { integrity } from './steps/integrity'
import { schema } from './steps/schema'
import { types } from './steps/types'

const root = fileURLToPath(new URL('..', import.meta.url))
const started = performance.now()

await rm(join(root, 'dist'), { recursive: true, force: true })
await Promise.all([bundle(root).then(() => head(root)), types(root)])
await schema(root)
await integrity(root)
const within = sizes(root)
console.log(`Built dist in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
process.exitCode = within ? 0 : 1
