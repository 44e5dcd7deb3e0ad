import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { build } from 'vite'
import { vitrineConfig } from '../../build/vitrineConfig'

/** Builds these files, by path, with the real configuration in a temporary folder. */
export async function buildFiles(
  t: TestContext,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'vitrine-build-'))
  t.after(() => rm(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  await build({ ...vitrineConfig(root), configFile: false, logLevel: 'silent' })
}
