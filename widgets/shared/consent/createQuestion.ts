import type { SettingsState } from '../../../slices/settings'
import { CONSENT_MESSAGES } from '../../../src/consent/messages'
import { createTranslate } from '../languages/createTranslate'

/** The same question as ConsentPlaceholder's, for what is not React's. @param allowed the visitor's yes */
export function createQuestion(
  origin: string,
  settings: SettingsState,
  allowed: () => void,
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
  button.addEventListener('click', allowed)
  question.append(text, button)
  return question
}
