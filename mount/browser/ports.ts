import type { Ports } from '../../src/ports'
import { randomKey } from '../../src/sort/randomSort'
import { afterPaint } from '../../widgets/shared/afterPaint'
import { readAddress, watchAddress, writeAddress } from '../history/address'
import { watchBfcacheRestore, watchLeaving } from '../history/watchLeaving'
import { adoptEarlyRequest } from '../search/earlyRequest'
import { announce } from './announce'
import { fetchText } from './fetchText'
import { listenOnWindow } from './listenOnWindow'
import { platformUrl } from './platformUrl'
import { whenIdle } from './whenIdle'

/** The ports that need nothing but the browser; createApp adds those that need the app. */
export const browserPorts: Omit<
  Ports,
  | 'logWarning'
  | 'reportFailure'
  | 'openPersistentCache'
  | 'saveSnapshot'
  | 'readSnapshot'
  | 'restorePosition'
  | 'readFirstAnswer'
  | 'rejectFirstAnswer'
> = {
  post,
  now: () => Date.now(),
  randomSortKey: () => randomKey(Math.random()),
  savesData,
  readAddress,
  writeAddress,
  watchAddress,
  watchLeaving,
  watchBfcacheRestore,
  watchOnline: (online) => listenOnWindow('online', online),
  // Where it has to stand takes a look at the whole page.
  announce: (text) => whenIdle(() => announce(text)),
  afterPaint,
  logError: (message) => console.error(message),
}

/** Posts a form-encoded body. @throws RequestFailed, as fetchText does. */
function post(url: string, body: string, signal: AbortSignal): Promise<string> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  const early = adoptEarlyRequest(platformUrl(url), body, signal)
  return fetchText(url, { method: 'POST', headers, body, signal }, early)
}

/** False also in browsers that do not tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
