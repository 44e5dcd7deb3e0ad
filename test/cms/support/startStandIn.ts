import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { WebServer } from '../proxy/webServer'
import { startAll } from './cleanups'
import { copyBundle, copyPhpLibrary, copyRecipes, ROOT, writeSite } from './recipeFiles'
import { servePhp } from './servePhp'
import { createTemporaryFolder } from './temporaryFolder'

/** A stand-in of a CMS, and where its recipe puts what; folders are relative to the site's. */
interface StandIn {
  /** The script that stands in for the CMS, in the repository. */
  readonly script: string
  /** Files of the recipes by the folder that they are copied to. */
  readonly recipes: Readonly<Record<string, readonly string[]>>
  /** The folder of the library for PHP, and of the proxy's settings. */
  readonly library: string
  /** The folder of the built files. */
  readonly bundle: string
  /** Further files, by their places in the site: files of the repository. */
  readonly files?: Readonly<Record<string, string>>
  /** Variables of the script's environment. */
  readonly env?: Readonly<Record<string, string>>
}

/** Serves a recipe on a stand-in of its CMS, in a temporary folder. @param solr the address of the core */
export function startStandIn(
  { script, recipes, library, bundle, files = {}, env = {} }: StandIn,
  solr: string,
): Promise<WebServer> {
  return startAll(async (cleanups) => {
    const folder = createTemporaryFolder()
    cleanups.add(folder.remove)
    for (const [to, names] of Object.entries(recipes)) copyRecipes(join(folder.path, to), names)
    copyPhpLibrary(join(folder.path, library))
    writeSite(join(folder.path, library), solr)
    copyBundle(join(folder.path, bundle))
    for (const [to, from] of Object.entries(files)) cpSync(join(ROOT, from), join(folder.path, to))
    const index = join(folder.path, 'index.php')
    cpSync(join(ROOT, script), index)
    const server = await servePhp(folder.path, index, env)
    cleanups.add(server.stop)
    return server
  })
}
