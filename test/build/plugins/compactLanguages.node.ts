import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { texts as ar } from '../../../src/languages/ar'
import { texts as de } from '../../../src/languages/de'
import { texts as es } from '../../../src/languages/es'
import { texts as fr } from '../../../src/languages/fr'

const MODULES = fileURLToPath(new URL('../../../dist/esm', import.meta.url))

for (const [code, texts] of Object.entries({ ar, de, es, fr }))
  test(`${code} has the same texts as its source`, async () => {
    const name = readdirSync(MODULES).find((one) => one.startsWith(`${code}-`)) ?? ''
    const built = await import(pathToFileURL(join(MODULES, name)).href)
    assert.deepEqual(built.texts, texts)
  })
