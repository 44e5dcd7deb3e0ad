import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startAll } from '../support/cleanups'
import { freePort } from '../support/freePort'
import { copyPhpLibrary, copyRecipes, writeSite } from '../support/recipeFiles'
import { startProcess } from '../support/startProcess'
import { createTemporaryFolder } from '../support/temporaryFolder'
import { isRoot, type WebServer } from './webServer'

const MODULES = '/usr/lib/apache2/modules'

/** Starts Apache with PHP, and with the recipe's .htaccess in the root of its site. */
export function startApache(solr: string): Promise<WebServer> {
  return startAll(async (cleanups) => {
    const folder = createTemporaryFolder()
    cleanups.add(folder.remove)
    const port = await freePort()
    const site = join(folder.path, 'site')
    const proxy = join(site, 'vitrine-proxy')
    mkdirSync(site)
    copyRecipes(proxy, ['proxy/proxy.php'])
    copyPhpLibrary(proxy)
    writeSite(proxy, solr)
    copyRecipes(folder.path, ['proxy/apache.htaccess'])
    cpSync(join(folder.path, 'apache.htaccess'), join(site, '.htaccess'))
    const config = join(folder.path, 'apache.conf')
    writeFileSync(config, configOf(folder.path, port))
    const server = await startProcess('apache2', ['-DFOREGROUND', '-f', config], port)
    cleanups.add(server.stop)
    return { url: `http://127.0.0.1:${port}` }
  })
}

function configOf(folder: string, port: number): string {
  const php = readdirSync(MODULES).find((name) => /^libphp[\d.]*\.so$/.test(name))
  return `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
${isRoot() ? 'User www-data\nGroup www-data' : ''}
LoadModule mpm_prefork_module ${MODULES}/mod_mpm_prefork.so
LoadModule authz_core_module ${MODULES}/mod_authz_core.so
LoadModule rewrite_module ${MODULES}/mod_rewrite.so
LoadModule php_module ${MODULES}/${php}
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "\\.php$">
  SetHandler application/x-httpd-php
</FilesMatch>
`
}
