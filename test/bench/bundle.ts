import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { BROWSER_TARGET } from '../../build/target'

/** Bundles and minifies a script of the benchmark like our own bundle. */
export async function bundle(path: './pages/vanilla/main.ts' | './probe/main.ts') {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: 'oxc',
      target: BROWSER_TARGET,
      lib: {
        entry: fileURLToPath(new URL(path, import.meta.url)),
        formats: ['iife'],
        name: 'bench',
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite built nothing.')
  return first.output[0].code
}
