import { call } from 'redux-saga/effects'
import type { FlagKeeping } from '../../slices/flags/flags'
import { show } from '../../src/config/show'
import { FLAG_DAYS } from '../../src/contract/constants'
import type { FlagStores } from '../../src/flags/store/flagStores'
import type { Ports } from '../../src/ports'
import { getPorts } from '../context'
import { createFlagKeep, type FlagKeep } from './createFlagKeep'

const byDefault: FlagKeeping = { store: 'cookie', expiresDays: FLAG_DAYS }

/** What the flows of saved items share: every namespace that the page has to do with, opened once. */
export function createFlagKeeps(stores: FlagStores) {
  const keeps = new Map<string, FlagKeep>()
  let isPageOnlyTold = false

  /** Once, however many namespaces and changes there are. */
  function* tellPageOnly() {
    if (isPageOnlyTold) return
    isPageOnlyTold = true
    const { logWarning }: Ports = yield call(getPorts)
    logWarning(
      'saved items are forgotten with this page, since the browser takes neither cookies nor localStorage.',
    )
  }

  function* keepOf(namespace: string, keeping = byDefault) {
    const known = keeps.get(namespace)
    if (known) return known
    const { now, logWarning }: Ports = yield call(getPorts)
    const keep = createFlagKeep(namespace, keeping, { stores, now })
    keeps.set(namespace, keep)
    for (const { place, text } of keep.broken()) {
      const name = `${namespace}.broken-${place}`
      stores.keepAside(name, text)
      logWarning(brokenText(namespace, place, text, name))
    }
    if (stores.isBlocked()) yield call(tellPageOnly)
    return keep
  }

  return { stores, keepOf, tellPageOnly, all: () => [...keeps.values()] }
}

export type FlagKeeps = ReturnType<typeof createFlagKeeps>

function brokenText(namespace: string, place: string, text: string, name: string): string {
  const [what, expected] =
    place === 'cookie'
      ? ['the cookie', 'a JSON array of ids, such as ["17","18"]']
      : ["localStorage's", 'what Vitrine writes there']
  return `saved items: ${what} "${namespace}" must be ${expected}, got ${show(text)}; what can be read of it counts, and it is kept aside as "${name}".`
}
