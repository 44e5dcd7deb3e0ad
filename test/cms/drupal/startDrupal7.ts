import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { WebServer } from '../proxy/webServer'
import { startAll } from '../support/cleanups'
import { freePort } from '../support/freePort'
import { copyBundle, copyPhpLibrary, copyRecipes, ROOT, writeSite } from '../support/recipeFiles'
import { startProcess } from '../support/startProcess'
import { createTemporaryFolder } from '../support/temporaryFolder'

/** Serves the module of the recipe on a stand-in of Drupal 7. */
export function startDrupal7(
  solr: string,
  { cleanUrls }: { cleanUrls: boolean },
): Promise<WebServer> {
  return startAll(async (cleanups) => {
    const folder = createTemporaryFolder()
    cleanups.add(folder.remove)
    const module = join(folder.path, 'sites/all/modules/vitrine_search')
    copyRecipes(module, [
      'drupal7/vitrine_search.info',
      'drupal7/vitrine_search.module',
      'drupal7/vitrine-search.tpl.php',
      'drupal7/card.html',
    ])
    copyPhpLibrary(module)
    writeSite(module, solr)
    copyBundle(module)
    mkdirSync(join(folder.path, 'misc'))
    const jquery = join(ROOT, 'test/mount/app/jquery-1.4.4/jquery.min.js')
    cpSync(jquery, join(folder.path, 'misc/jquery.js'))
    cpSync(join(ROOT, 'test/cms/drupal/drupal.js'), join(folder.path, 'misc/drupal.js'))
    cpSync(join(ROOT, 'test/cms/drupal/drupal7.php'), join(folder.path, 'index.php'))
    const port = await freePort()
    const args = ['-S', `127.0.0.1:${port}`, '-t', folder.path, join(folder.path, 'index.php')]
    const environment = { PHP_CLI_SERVER_WORKERS: '3', CLEAN_URLS: cleanUrls ? '1' : '0' }
    cleanups.add((await startProcess('php', args, port, environment)).stop)
    return { url: `http://127.0.0.1:${port}` }
  })
}
