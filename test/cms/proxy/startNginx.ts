import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startAll } from '../support/cleanups'
import { freePort } from '../support/freePort'
import { copyPhpLibrary, copyRecipes, recipeText, writeSite } from '../support/recipeFiles'
import { startProcess } from '../support/startProcess'
import { createTemporaryFolder } from '../support/temporaryFolder'
import { isRoot, type WebServer } from './webServer'

/** Starts nginx and PHP-FPM with the recipe's configuration. */
export function startNginx(solr: string): Promise<WebServer> {
  return startAll(async (cleanups) => {
    const folder = createTemporaryFolder()
    cleanups.add(folder.remove)
    const port = await freePort()
    const proxy = join(folder.path, 'proxy')
    copyRecipes(proxy, ['proxy/proxy.php'])
    copyPhpLibrary(proxy)
    writeSite(proxy, solr)
    const socket = join(folder.path, 'php.sock')
    const pool = join(folder.path, 'fpm.conf')
    writeFileSync(pool, poolOf(folder.path, socket))
    const name = readdirSync('/usr/sbin').find((one) => /^php-fpm[\d.]+$/.test(one)) ?? 'php-fpm'
    cleanups.add((await startProcess(name, ['-F', '-y', pool], socket)).stop)
    const config = join(folder.path, 'nginx.conf')
    writeFileSync(config, configOf(folder.path, port, socket))
    const log = join(folder.path, 'nginx.log')
    cleanups.add((await startProcess('nginx', ['-c', config, '-e', log], port)).stop)
    return { url: `http://127.0.0.1:${port}` }
  })
}

function poolOf(folder: string, socket: string): string {
  const user = 'user = www-data\ngroup = www-data\nlisten.owner = www-data\nlisten.group = www-data'
  return `[global]
error_log = ${folder}/fpm.log
[www]
${isRoot() ? user : ''}
listen = ${socket}
pm = static
pm.max_children = 3
`
}

/** The recipe's lines with the port and the paths of this test, and without its limit of rate. */
function configOf(folder: string, port: number, socket: string): string {
  const values = {
    'listen 80': `listen 127.0.0.1:${port}`,
    'root /srv/site': `root ${folder}`,
    '/srv/proxy/': `${folder}/proxy/`,
    '/run/php/php-fpm.sock': socket,
    'include fastcgi_params': 'include /etc/nginx/fastcgi_params',
    'rate=20r/s': 'rate=100000r/s',
  }
  let recipe = recipeText('proxy/nginx.conf')
  for (const [printed, value] of Object.entries(values)) {
    if (!recipe.includes(printed)) throw new Error(`nginx.conf has no ${printed}`)
    recipe = recipe.replaceAll(printed, value)
  }
  const paths = ['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `${isRoot() ? 'user www-data;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
access_log off;
${paths}
${recipe}
}
`
}
