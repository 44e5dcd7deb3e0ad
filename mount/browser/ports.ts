import type { Ports } from '../../src/ports'
import { announce } from './announce'
import { readFragment, watchFragment, writeFragment } from './fragment'
import { post } from './post'

/** The ports that need nothing but the browser; warnings are the page's own matter. */
export const browserPorts: Omit<Ports, 'logWarning'> = {
  post,
  now: () => Date.now(),
  openKept: () => import('./openKeptValues').then(({ openKeptValues }) => openKeptValues()),
  readFragment,
  writeFragment,
  watchFragment,
  announce,
  logError: (message) => console.error(message),
}
