import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the files of earlier builds that this build did not write, and folders that are empty then. It runs last, so that a failed build removes
 * nothing.
 * @param since milliseconds since the epoch
 */
export async function removeStaleFiles(root: string, since: number): Promise<void> {
  const folder = join(root, 'dist')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await stat(path)).mtimeMs < since) await rm(path)
  }
  // The deepest folders first.
  for (const entry of entries.filter((one) => one.isDirectory()).reverse()) {
    const path = join(entry.parentPath, entry.name)
    if ((await readdir(path)).length === 0) await rmdir(path)
  }
}
