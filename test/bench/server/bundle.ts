import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { BROWSER_TARGET } from '../../../build/target'

/** The scripts that the benchmark bundles. */
const ENTRIES = {
  probe: '../probe/main.ts',
  handwritten: '../pages/handwritten/main.ts',
  instantsearch: '../pages/instantsearch/main.tsx',
} as const

/** Bundles and minifies a script like our own bundle, in memory. */
export async function bundle(name: keyof typeof ENTRIES): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: 'oxc',
      target: BROWSER_TARGET,
      lib: {
        entry: fileURLToPath(new URL(ENTRIES[name], import.meta.url)),
        formats: ['iife'],
        name: 'bench',
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite built nothing.')
  return first.output[0].code
}
