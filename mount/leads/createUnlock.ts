import { findAntibotEntry } from '../../src/leads/antibotForms'
import { ANTIBOT_PATH } from '../../src/leads/constants'
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
 * human. A site without the setting and without the data has no lock, so a form without one stays as it is.
 */
export function createUnlock(
  { url, script, keys, isSet }: AntibotSetting,
  nonce: string,
  diagnostics: WarningSink,
): LeadTools['unlock'] {
  return async (form, human, signal) => {
    const withoutData = (error: Error) => {
      if (signal.aborted || isSet || !isOpen(form)) throw error
      diagnostics.warn(
        `${ANTIBOT_PATH} has no anti-bot data (${error.message}), so form#${idOf(form)} is sent as it is.`,
      )
      return {}
    }
    const [forms] = await Promise.all([
      fetchAntibot(url, signal).catch(withoutData),
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

/** Whether a form can be sent without fetched data: it has no lock, or the page has the key. */
function isOpen(form: Element): boolean {
  return !isProtected(form) || findAntibotEntry(antibotState().forms ?? {}, idOf(form)) !== null
}

/** @throws Error when a protected form has no entry. */
function entryFor(form: Element, forms: Readonly<Record<string, unknown>> = {}) {
  const entry = findAntibotEntry(forms, idOf(form))
  if (!entry && isProtected(form)) {
    throw new Error(`the anti-bot data has nothing for form#${idOf(form)}`)
  }
  return entry
}

function idOf(form: Element): string {
  return attributeOf(form, 'id') ?? ''
}

/** An error is only a warning, since we unlock the form afterwards anyway. */
function runModuleUnlock(unlock: () => void, diagnostics: WarningSink) {
  try {
    unlock()
  } catch (error) {
    diagnostics.warn(`Drupal.antibot.unlockForms threw: ${String(error)}`)
  }
}
