import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WebServer } from '../proxy/webServer'
import { startAll } from '../support/cleanups'
import { copyPhpLibrary, copyRecipes, DIST, writeSite } from '../support/recipeFiles'
import { servePhp } from '../support/servePhp'
import { createTemporaryFolder } from '../support/temporaryFolder'

/** What a web server's rules do: two addresses lead to the files of the recipes. */
const ROUTER = `<?php
$path = strtok($_SERVER['REQUEST_URI'], '?');
if ($path === '/search') require __DIR__ . '/search.php';
elseif ($path === '/solr/select') require __DIR__ . '/vitrine-proxy/proxy.php';
elseif ($path === '/favicon.ico') http_response_code(204);
else return false;
`

/** Serves the search page of the recipe for PHP, with the built modules. */
export function startPhp(solr: string): Promise<WebServer> {
  return startAll(async (cleanups) => {
    const folder = createTemporaryFolder()
    cleanups.add(folder.remove)
    copyRecipes(folder.path, ['php/search.php', 'php/card.html'])
    const proxy = join(folder.path, 'vitrine-proxy')
    copyRecipes(proxy, ['proxy/proxy.php'])
    copyPhpLibrary(proxy)
    writeSite(proxy, solr)
    for (const name of ['esm', 'vitrine.css', 'vitrine-facets.css']) {
      cpSync(join(DIST, name), join(folder.path, 'vitrine', name), { recursive: true })
    }
    const router = join(folder.path, 'router.php')
    writeFileSync(router, ROUTER)
    const server = await servePhp(folder.path, router)
    cleanups.add(server.stop)
    return server
  })
}
