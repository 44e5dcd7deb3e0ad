import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** Finds the first of some programs. @param names names on the PATH, or absolute paths. */
export function findExecutable(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  )
  return candidates.find(isExecutable) ?? null
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
