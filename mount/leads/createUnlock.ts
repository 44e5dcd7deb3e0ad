import { findAntibotEntry } from '../../src/leads/antibotForms'
import type { LeadTools } from '../../src/leads/leadTools'
import { attributeOf } from '../browser/dom'
import { antibotState, mergeForms, moduleUnlock } from './antibotState'
import { fetchAntibot } from './fetchAntibot'
import { loadScript } from './loadScript'
import type { AntibotSetting, WarningSink } from './readAntibotSetting'
import { isProtected, safeAction, unlockForm } from './unlockForm'

/**
 * Creates the function that unlocks a lead form (spec 4.9). It fetches and merges the anti-bot data and sets
 * 'not yet human'. Then the module's script unlocks the form; without that script we do, on the first sign of a
 * human.
 */
export function createUnlock(
  { url, script, keys }: AntibotSetting,
  nonce: string,
  diagnostics: WarningSink,
): LeadTools['unlock'] {
  return async (form, human, signal) => {
    const [forms] = await Promise.all([
      fetchAntibot(url, signal),
      // A failure is only a warning, since we can unlock the form without the script.
      script &&
        loadScript(script, nonce).catch((error) =>
          diagnostics.warn(`antibot.script: ${error.message}`),
        ),
    ])
    const state = antibotState()
    mergeForms(state, forms)
    state.human = false
    const entry = entryFor(form, state.forms)
    // Throws for an action of another site, before the module's script uses it.
    safeAction(form, entry)
    const unlock = moduleUnlock()
    if (unlock) runModuleUnlock(unlock, diagnostics)
    else await human
    if (signal.aborted) return
    if (entry) unlockForm(form, entry, keys)
    state.human = true
  }
}

/** @throws Error when a protected form has no entry. */
function entryFor(form: Element, forms: Readonly<Record<string, unknown>> = {}) {
  const id = attributeOf(form, 'id') ?? ''
  const entry = findAntibotEntry(forms, id)
  if (!entry && isProtected(form)) throw new Error(`the anti-bot data has nothing for form#${id}`)
  return entry
}

/** An error is only a warning, since we unlock the form afterwards anyway. */
function runModuleUnlock(unlock: () => void, diagnostics: WarningSink) {
  try {
    unlock()
  } catch (error) {
    diagnostics.warn(`Drupal.antibot.unlockForms threw: ${String(error)}`)
  }
}
