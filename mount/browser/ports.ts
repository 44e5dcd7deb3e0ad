import type { Ports } from '../../src/ports'
import { randomKey } from '../../src/sort/randomSort'
import { readFragment, watchFragment, writeFragment } from '../history/fragment'
import { readStoredSnapshot } from '../history/storedSnapshots'
import { watchBfcacheRestore, watchLeaving } from '../history/watchLeaving'
import { announce } from './announce'
import { fetchText } from './fetchText'

/** The ports that need nothing but the browser; createApp adds those that need the app. */
export const browserPorts: Omit<
  Ports,
  'logWarning' | 'openPersistentCache' | 'saveSnapshot' | 'restorePosition'
> = {
  post,
  now: () => Date.now(),
  randomSortKey: () => randomKey(Math.random()),
  savesData,
  readFragment,
  writeFragment,
  watchFragment,
  readSnapshot: readStoredSnapshot,
  watchLeaving,
  watchBfcacheRestore,
  watchOnline,
  announce,
  logError: (message) => console.error(message),
}

function watchOnline(online: () => void): () => void {
  window.addEventListener('online', online)
  return () => window.removeEventListener('online', online)
}

/** Posts a form-encoded body. @throws RequestFailed, as fetchText does. */
function post(url: string, body: string, signal: AbortSignal): Promise<string> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  return fetchText(url, { method: 'POST', headers, body, signal })
}

/** False also in browsers that do not tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
