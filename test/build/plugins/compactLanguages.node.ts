import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { texts as ar } from '../../../src/languages/ar'
import { texts as de } from '../../../src/languages/de'
import { texts as es } from '../../../src/languages/es'
import { texts as fr } from '../../../src/languages/fr'
import { texts as furtherAr } from '../../../src/languages/further/ar'
import { texts as furtherDe } from '../../../src/languages/further/de'
import { texts as furtherEs } from '../../../src/languages/further/es'
import { texts as furtherFr } from '../../../src/languages/further/fr'
import { texts as pageAr } from '../../../src/languages/page/ar'
import { texts as pageDe } from '../../../src/languages/page/de'
import { texts as pageEs } from '../../../src/languages/page/es'
import { texts as pageFr } from '../../../src/languages/page/fr'

const MODULES = fileURLToPath(new URL('../../../dist/esm', import.meta.url))

const further = { furtherAr, furtherDe, furtherEs, furtherFr }
const page = { pageAr, pageDe, pageEs, pageFr }

for (const [chunk, texts] of Object.entries({ ar, de, es, fr, ...further, ...page }))
  test(`${chunk} has the same texts as its source`, async () => {
    const name = readdirSync(MODULES).find((one) => one.startsWith(`${chunk}-`)) ?? ''
    const built = await import(pathToFileURL(join(MODULES, name)).href)
    assert.deepEqual(built.texts, texts)
  })
