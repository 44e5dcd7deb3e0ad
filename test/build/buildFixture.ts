import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { vitrineConfig } from '../../build/vitrineConfig'

export const FIXTURE = fileURLToPath(new URL('./fixture', import.meta.url))

/** Builds the fixture with the real configuration. @returns the output folder. */
export async function buildFixture(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-build-'))
  const config = vitrineConfig(FIXTURE)
  const options = { ...config.build, outDir: folder }
  await build({ ...config, build: options, configFile: false, logLevel: 'error' })
  return folder
}
