import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '../../src/contract')

/** Every English text of the contract, by its key, whichever file it stands in: a new file counts by itself. */
export const ENGLISH: Readonly<Record<string, string>> = Object.assign(
  {},
  ...readdirSync(folder)
    .filter((name) => /^(m|\w+M)essages\.ts$/.test(name))
    .flatMap((name) => Object.values(require(join(folder, name)) as Record<string, unknown>))
    .filter((one) => typeof one === 'object'),
)
