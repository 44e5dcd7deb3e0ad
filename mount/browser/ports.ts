import type { Ports } from '../../src/ports'
import { announce } from './announce'
import { readFragment, watchFragment, writeFragment } from './fragment'
import { post } from './post'

export const browserPorts: Ports = {
  post,
  readFragment,
  writeFragment,
  watchFragment,
  announce,
  logError: (message) => console.error(message),
  logWarning: (message) => console.warn(`Vitrine: ${message}`),
}
