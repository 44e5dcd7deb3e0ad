import { build } from 'vite'
import { vitrineConfig } from '../vitrineConfig'

/** Builds the script, the ES modules, the styles and the notices into dist. */
export async function bundle(root: string): Promise<void> {
  await build({ ...vitrineConfig(root), configFile: false, logLevel: 'warn' })
}
