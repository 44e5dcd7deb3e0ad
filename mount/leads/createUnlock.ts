import { findAntibotEntry } from '../../src/leads/antibotForms'
import type { LeadTools } from '../../src/leads/leadTools'
import { attributeOf } from '../browser/dom'
import { antibotState, mergeForms, moduleUnlock } from './antibotState'
import { fetchAntibot } from './fetchAntibot'
import { loadScript } from './loadScript'
import type { AntibotSetting, Warns } from './readAntibotSetting'
import { isProtected, safeAction, unlockForm } from './unlockForm'

/**
 * Unlocks lead forms (spec 4.9): the data is fetched and merged, the visitor is not yet known as a human, and
 * then the module's own script unlocks, or we do on the first sign of a human, where it is not there.
 */
export function createUnlock(
  { url, script, keys }: AntibotSetting,
  nonce: string,
  diagnostics: Warns,
): LeadTools['unlock'] {
  return async (form, human, signal) => {
    const [forms] = await Promise.all([
      fetchAntibot(url, signal),
      // Without it we can do what it does.
      script &&
        loadScript(script, nonce).catch((error) =>
          diagnostics.warn(`antibot.script: ${error.message}`),
        ),
    ])
    const state = antibotState()
    mergeForms(state, forms)
    state.human = false
    const entry = entryFor(form, state.forms)
    // Judged before the module's script believes it.
    safeAction(form, entry)
    const unlock = moduleUnlock()
    if (unlock) fenced(unlock, diagnostics)
    else await human
    if (signal.aborted) return
    if (entry) unlockForm(form, entry, keys)
    state.human = true
  }
}

/** @throws Error where a protected form's entry is not among them. */
function entryFor(form: Element, forms: Readonly<Record<string, unknown>> = {}) {
  const id = attributeOf(form, 'id') ?? ''
  const entry = findAntibotEntry(forms, id)
  if (!entry && isProtected(form)) throw new Error(`the anti-bot data has nothing for form#${id}`)
  return entry
}

/** What it did not do we do. */
function fenced(unlock: () => void, diagnostics: Warns) {
  try {
    unlock()
  } catch (error) {
    diagnostics.warn(`Drupal.antibot.unlockForms threw: ${String(error)}`)
  }
}
