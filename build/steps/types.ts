import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const INDEX = `/** What a page that loads Vitrine may use: window.Vitrine, vitrineQueue and the bus events. */
export * from './mount/public'
`

/** Writes dist/types: declarations of everything that mount/public.ts speaks of, and an entry. */
export async function types(root: string): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const config = join(root, 'build/tsconfig.types.json')
  await promisify(execFile)(process.execPath, [tsc, '-p', config]).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(`The declarations could not be made:\n${stdout}`)
    },
  )
  const folder = join(root, 'dist/types')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.d.ts'), INDEX)
}
