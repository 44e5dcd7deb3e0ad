import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const INDEX = `/** The API for pages that load Vitrine: window.Vitrine, vitrineQueue and the bus events. */
export * from './mount/public'
`

/** Writes dist/types: the declarations of everything that mount/public.ts exports, and an entry. */
export async function writeTypes(root: string): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const config = join(root, 'build/tsconfig.types.json')
  await promisify(execFile)(process.execPath, [tsc, '-p', config]).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(`The type declarations could not be written:\n${stdout}`)
    },
  )
  const folder = join(root, 'dist/types')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.d.ts'), INDEX)
}
