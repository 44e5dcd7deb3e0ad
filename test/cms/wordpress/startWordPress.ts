import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startAll } from '../support/cleanups'
import { freePort } from '../support/freePort'
import { copyBundle, copyPhpLibrary, copyRecipes, writeSite } from '../support/recipeFiles'
import { startMariaDb } from '../support/startMariaDb'
import { startProcess } from '../support/startProcess'
import { createTemporaryFolder } from '../support/temporaryFolder'

/** Where Debian's package has WordPress. */
const PACKAGE = '/usr/share/wordpress'

/** What WordPress saved of a post. */
interface Post {
  readonly address: string
  readonly content: string
}

export interface WordPress {
  /** Without a trailing slash. */
  readonly url: string
  /** Publishes a post as an Author. */
  writePost(content: string): Post
  /** Runs PHP code in WordPress, and returns its output. */
  run(code: string): string
  stop(): Promise<void>
}

/** Installs WordPress in a temporary folder, with the plugin of the recipe, and serves it with PHP's server. */
export function startWordPress(solr: string): Promise<WordPress> {
  return startAll(async (cleanups) => {
    const folder = createTemporaryFolder()
    cleanups.add(folder.remove)
    const database = await startMariaDb(folder.path)
    cleanups.add(database.stop)
    const site = join(folder.path, 'site')
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    copySite(site, solr)
    writeFileSync(join(site, 'wp-config.php'), configOf(url, database.socket))
    const php = (args: readonly string[], input = '') =>
      execFileSync('php', ['-d', 'sendmail_path=/bin/true', ...args], {
        cwd: site,
        input,
        encoding: 'utf8',
      })
    const failed = php(['install.php'])
    if (failed) throw new Error(`WordPress was not installed: ${failed}`)
    const options = ['-d', 'opcache.enable_cli=1', '-S', `127.0.0.1:${port}`, '-t', site]
    const server = await startProcess('php', options, port, { PHP_CLI_SERVER_WORKERS: '3' })
    cleanups.add(server.stop)
    return {
      url,
      writePost: (content) => JSON.parse(php(['writePost.php'], content)),
      run: (code) => php(['-r', `require 'wp-load.php'; ${code}`]),
    }
  })
}

/** Copies WordPress, the plugin as its recipe says, and the scripts of this folder. */
function copySite(site: string, solr: string): void {
  const plugin = join(site, 'wp-content/plugins/vitrine-search')
  cpSync(PACKAGE, site, { recursive: true, dereference: true })
  copyRecipes(plugin, ['wordpress/vitrine-search.php', 'wordpress/pattern.html'])
  copyPhpLibrary(plugin)
  writeSite(plugin, solr)
  copyBundle(plugin)
  for (const name of ['install.php', 'writePost.php']) {
    cpSync(join(dirname(fileURLToPath(import.meta.url)), name), join(site, name))
  }
}

function configOf(url: string, socket: string): string {
  return `<?php
define('DB_NAME', 'mysql');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', __DIR__ . '/debug.log');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}
