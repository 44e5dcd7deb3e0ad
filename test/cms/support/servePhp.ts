import type { WebServer } from '../proxy/webServer'
import { freePort } from './freePort'
import { startProcess } from './startProcess'

/**
 * Serves a folder with PHP's built-in server, which shows each error and each notice in the page.
 * @param router the script that all requests go through
 * @param environment what the script reads of the environment
 */
export async function servePhp(
  folder: string,
  router: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<WebServer> {
  const port = await freePort()
  const settings = ['-d', 'display_errors=1', '-d', 'error_reporting=-1']
  const args = [...settings, '-S', `127.0.0.1:${port}`, '-t', folder, router]
  const { stop } = await startProcess('php', args, port, {
    PHP_CLI_SERVER_WORKERS: '4',
    ...environment,
  })
  return { url: `http://127.0.0.1:${port}`, stop }
}
