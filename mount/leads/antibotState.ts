import type { AntibotForms } from '../../src/leads/antibotForms'
import { globalValue } from '../browser/dom'

/** Antibot's part of Drupal's settings, which its script and behaviors share. */
export interface AntibotState {
  human?: boolean
  forms?: Record<string, unknown>
}

type Settings = Record<string, unknown>

/** Stands in for Drupal's settings on a page without them. */
const fallbackSettings: Settings = {}

/** Returns the object that behaviors get: drupalSettings.antibot or Drupal.settings.antibot (design decision 19). */
export function antibotState(): AntibotState {
  const drupal = globalValue('Drupal')
  const settings = [globalValue('drupalSettings'), isObject(drupal) ? drupal['settings'] : null]
  const found = settings.find(isObject) ?? fallbackSettings
  if (!isObject(found['antibot'])) found['antibot'] = {}
  return found['antibot'] as AntibotState
}

/** Merges fetched forms into the known ones (spec 7.5). */
export function mergeForms(state: AntibotState, forms: AntibotForms): void {
  // PHP writes an empty map as a list.
  if (!isObject(state.forms) || Array.isArray(state.forms)) state.forms = {}
  Object.assign(state.forms, forms)
}

/** The function of the Antibot module that unlocks all its forms; null when its script is not loaded. */
export function moduleUnlock(): (() => void) | null {
  const drupal = globalValue('Drupal')
  const antibot = isObject(drupal) ? drupal['antibot'] : null
  const unlock = isObject(antibot) ? antibot['unlockForms'] : null
  return typeof unlock === 'function' ? () => unlock.call(antibot) : null
}

function isObject(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null
}
