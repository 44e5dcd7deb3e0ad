import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes dist/integrity.json: the `integrity` attribute of each script and style sheet that a browser loads. */
export async function writeIntegrity(root: string): Promise<void> {
  const folder = join(root, 'dist')
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css)$/.test(name) && !name.startsWith('server/'))
    .sort()
  const hashes: Record<string, string> = {}
  for (const name of names) hashes[name] = integrityOf(await readFile(join(folder, name)))
  await writeFile(join(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`)
}

/** A subresource integrity hash: `sha384-…`. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
