import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the files of earlier builds that this build did not write. It runs last, so that a failed build removes
 * nothing.
 * @param since milliseconds since the epoch
 */
export async function removeStaleFiles(root: string, since: number): Promise<void> {
  const folder = join(root, 'dist')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await stat(path)).mtimeMs < since) await rm(path)
  }
}
