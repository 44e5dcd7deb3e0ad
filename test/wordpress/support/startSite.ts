import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startAll } from '../../cms/support/cleanups'
import { freePort } from '../../cms/support/freePort'
import { ROOT } from '../../cms/support/recipeFiles'
import { startMariaDb } from '../../cms/support/startMariaDb'
import { startProcess } from '../../cms/support/startProcess'
import { createTemporaryFolder } from '../../cms/support/temporaryFolder'
import { type RealSolr, startRealSolr } from './startRealSolr'

/** Where Debian's package has WordPress. */
const PACKAGE = '/usr/share/wordpress'

/** Compiled scripts are kept, and read anew as soon as they change. */
const OPCACHE = ['-d', 'opcache.enable_cli=1', '-d', 'opcache.revalidate_freq=0']

export interface Site {
  /** Without a trailing slash. */
  readonly url: string
  readonly solr: RealSolr
  /** The plugin's zip, as a release has it. */
  readonly zip: string
  /** Runs PHP code in WordPress, and returns its output. */
  run(code: string): string
  /** Runs `wp vitrine …` by a stand-in of WP-CLI. */
  command(...words: readonly string[]): { readonly status: number | null; readonly text: string }
  /** Adds PHP code to wp-config.php, before WordPress starts. */
  configure(code: string): void
  /** Runs what WordPress's cron has to do. */
  cron(): Promise<void>
  /** What PHP and WordPress have reported. */
  log(): string
  stop(): Promise<void>
}

/** Makes a WordPress without the plugin in a temporary folder, a database and a Solr. */
export function startSite(): Promise<Site> {
  return startAll(async (cleanups) => {
    const folder = createTemporaryFolder()
    cleanups.add(folder.remove)
    const release = join(folder.path, 'release')
    execFileSync('npx', ['tsx', 'build/release/release.ts', release], { cwd: ROOT })
    const [database, solr] = await Promise.all([
      startMariaDb(folder.path),
      startRealSolr(join(folder.path, 'solr')),
    ])
    cleanups.add(database.stop)
    cleanups.add(solr.stop)
    const site = join(folder.path, 'site')
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    cpSync(PACKAGE, site, { recursive: true, dereference: true })
    mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true })
    const scripts = join(dirname(fileURLToPath(import.meta.url)), 'php')
    cpSync(join(scripts, 'install.php'), join(site, 'install.php'))
    cpSync(join(scripts, 'muPlugin.php'), join(site, 'wp-content/mu-plugins/test.php'))
    const config = join(site, 'wp-config.php')
    writeFileSync(config, configOf(new URL(url).host, database.socket))
    const settings = ['-d', 'sendmail_path=/bin/true', '-d', 'error_reporting=32767']
    const php = (args: readonly string[]) =>
      execFileSync('php', [...settings, ...args], { cwd: site, encoding: 'utf8' })
    const failed = php(['install.php'])
    if (failed) throw new Error(`WordPress was not installed: ${failed}`)
    const server = await startProcess(
      'php',
      [...settings, ...OPCACHE, '-S', `127.0.0.1:${port}`, '-t', site, join(scripts, 'router.php')],
      port,
      { PHP_CLI_SERVER_WORKERS: '4' },
    )
    cleanups.add(server.stop)
    return {
      url,
      solr,
      zip: join(release, pluginZip(release)),
      run: (code) => php(['-r', `require 'wp-load.php'; ${code}`]),
      command(...words) {
        const args = [...settings, join(scripts, 'wpCli.php'), 'vitrine', ...words]
        const { status, stdout } = spawnSync('php', args, { cwd: site, encoding: 'utf8' })
        return { status, text: stdout }
      },
      configure: (code) =>
        writeFileSync(config, readFileSync(config, 'utf8').replace('<?php', `<?php\n${code}`)),
      async cron() {
        await (await fetch(`${url}/wp-cron.php`)).text()
      },
      log() {
        try {
          return readFileSync(join(site, 'debug.log'), 'utf8')
        } catch {
          return ''
        }
      },
    }
  })
}

function configOf(host: string, socket: string): string {
  return `<?php
if (PHP_SAPI === 'cli') $_SERVER += ['HTTP_HOST' => '${host}', 'REQUEST_URI' => '/', 'SERVER_NAME' => '127.0.0.1'];
define('DB_NAME', 'mysql');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ENVIRONMENT_TYPE', 'local');
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', __DIR__ . '/debug.log');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $name) define($name, "test $name");
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}

function pluginZip(release: string): string {
  const name = readdirSync(release).find((file) => file.startsWith('vitrine-search-'))
  if (!name) throw new Error('The release has no zip of the plugin')
  return name
}
