import type { Ports } from '../../src/ports'
import { randomKey } from '../../src/solr/randomSort'
import { announce } from './announce'
import { readFragment, watchFragment, writeFragment } from './fragment'
import { savedPage } from './keptPages'
import { watchLeaving, watchReturn } from './leaving'
import { post } from './post'
import { savesData } from './savesData'

/** The ports that need nothing but the browser; the others are a page's own matter. */
export const browserPorts: Omit<Ports, 'logWarning' | 'openKept' | 'keepPage' | 'returnTo'> = {
  post,
  now: () => Date.now(),
  randomSortKey: () => randomKey(Math.random()),
  savesData,
  readFragment,
  writeFragment,
  watchFragment,
  keptPage: savedPage,
  watchLeaving,
  watchReturn,
  announce,
  logError: (message) => console.error(message),
}
