import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Finds the file for a URL's path in a folder: the file itself, with `.html`, or the `index.html` in it.
 * @param path decoded, starting with a slash.
 * @returns null when there is none, when the path leaves the folder, or when it names a hidden file.
 */
export async function findFile(folder: string, path: string): Promise<string | null> {
  const parts = path.split('/').filter(Boolean)
  if (parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part))) return null
  const plain = join(folder, ...parts)
  const candidates = path.endsWith('/')
    ? [join(plain, 'index.html')]
    : [plain, `${plain}.html`, join(plain, 'index.html')]
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => null)
    if (found?.isFile()) return candidate
  }
  return null
}
