import type { AntibotForms } from '../../src/leads/antibotForms'
import { globalValue } from '../browser/dom'

/** The settings of Antibot, as its script and the page's behaviors hold them. */
export interface AntibotState {
  human?: boolean
  forms?: Record<string, unknown>
}

type Settings = Record<string, unknown>

/** A page without Drupal has one of ours. */
const own: Settings = {}

/** The very object that behaviors get: drupalSettings.antibot, or Drupal.settings.antibot (design decision 19). */
export function antibotState(): AntibotState {
  const drupal = globalValue('Drupal')
  const settings = [globalValue('drupalSettings'), isObject(drupal) ? drupal['settings'] : null]
  const found = settings.find(isObject) ?? own
  if (!isObject(found['antibot'])) found['antibot'] = {}
  return found['antibot'] as AntibotState
}

/** Lays what was fetched over the forms that are known (spec 7.5). */
export function mergeForms(state: AntibotState, forms: AntibotForms): void {
  // PHP writes an empty map as a list.
  if (!isObject(state.forms) || Array.isArray(state.forms)) state.forms = {}
  Object.assign(state.forms, forms)
}

/** The module's own way to unlock every form that it knows; null without its script. */
export function moduleUnlock(): (() => void) | null {
  const drupal = globalValue('Drupal')
  const antibot = isObject(drupal) ? drupal['antibot'] : null
  const unlock = isObject(antibot) ? antibot['unlockForms'] : null
  return typeof unlock === 'function' ? () => unlock.call(antibot) : null
}

function isObject(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null
}
