import { join } from 'node:path'
import { build } from 'vite'
import { BROWSER_TARGET } from '../target'

/** Builds dist/vitrine-head.js, a separate classic script (design §1). */
export async function buildHead(root: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: BROWSER_TARGET,
      lib: {
        entry: join(root, 'mount/head.ts'),
        formats: ['iife'],
        name: 'vitrineHead',
        fileName: () => 'vitrine-head.js',
      },
    },
  })
}
