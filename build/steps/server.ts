import { join } from 'node:path'
import { build } from 'vite'
import { thirdPartyNotices } from '../plugins/thirdPartyNotices'
import { trimmedModules } from '../plugins/trimmedModules'

/** Builds dist/server, an ES module for Node that renders the widgets, with all that it needs inside. */
export async function buildServer(root: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [trimmedModules(join(root, 'build/trimmed')), thirdPartyNotices()],
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir: 'dist/server',
      emptyOutDir: false,
      target: 'node20',
      ssr: join(root, 'mount/server/server.ts'),
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { entryFileNames: 'index.js', codeSplitting: false },
      },
    },
  })
}
