import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the files of an earlier build that this one did not write again. It comes last, so that a
 * build that fails leaves what was there.
 * @param since milliseconds since the epoch
 */
export async function sweep(root: string, since: number): Promise<void> {
  const folder = join(root, 'dist')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await stat(path)).mtimeMs < since) await rm(path)
  }
}
