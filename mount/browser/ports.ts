import type { Ports } from '../../src/ports'
import { randomKey } from '../../src/sort/randomSort'
import { readFragment, watchFragment, writeFragment } from '../history/fragment'
import { readStoredSnapshot } from '../history/storedSnapshots'
import { watchBfcacheRestore, watchLeaving } from '../history/watchLeaving'
import { savesData } from '../prefetch/savesData'
import { announce } from './announce'
import { post } from './post'

/** The ports that need nothing but the browser; the others are a page's own matter. */
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
  watchBfcacheRestore: watchBfcacheRestore,
  announce,
  logError: (message) => console.error(message),
}
