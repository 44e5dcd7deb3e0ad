import { join } from 'node:path'
import { build } from 'vite'
import { BROWSER_TARGET } from '../target'

/** Builds dist/vitrine-head.js, a classic script of its own (design §1). */
export async function head(root: string): Promise<void> {
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
