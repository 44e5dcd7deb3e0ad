import type { SettingsState } from '../../../slices/settings'
import { CONSENT_MESSAGES } from '../../../src/consent/messages'
import { createTranslate } from '../languages/createTranslate'

/** Creates ConsentPlaceholder's question without React. @param onAllowed called when the visitor agrees */
export function createConsentQuestion(
  origin: string,
  settings: SettingsState,
  onAllowed: () => void,
): HTMLElement {
  const translate = createTranslate(settings, CONSENT_MESSAGES)
  const question = document.createElement('div')
  question.className = 'vitrine-consent'
  const text = document.createElement('p')
  text.className = 'vitrine-consent__text'
  const host = new URL(origin).host
  text.textContent = translate('consent.ask', { what: translate('consent.content'), host })
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vitrine-button'
  button.textContent = translate('consent.show')
  button.addEventListener('click', onAllowed)
  question.append(text, button)
  return question
}
