import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '../../src')

/** Every English text, by its key, from every feature's messages.ts. */
export const ENGLISH: Readonly<Record<string, string>> = Object.assign(
  {},
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('messages.ts'))
    .flatMap((name) => Object.values(require(join(folder, name)) as Record<string, unknown>))
    .filter((one) => typeof one === 'object'),
)
