import { build } from 'vite'
import { vitrineConfig } from '../vitrineConfig'

/** Builds the script, the ES modules, the styles and the notices. */
export async function buildBundle(root: string): Promise<void> {
  await build({ ...vitrineConfig(root), configFile: false, logLevel: 'warn' })
}
