import type { SettingsState } from '../../../slices/settings'
import { CONSENT_MESSAGES } from '../../../src/consent/messages'
import { sayFrom } from '../languages/sayFrom'

/** The same question as ConsentPlaceholder's, for what is not React's. @param allowed the visitor's yes */
export function createQuestion(
  origin: string,
  settings: SettingsState,
  allowed: () => void,
): HTMLElement {
  const say = sayFrom(CONSENT_MESSAGES, settings)
  const question = document.createElement('div')
  question.className = 'vitrine-consent'
  const text = document.createElement('p')
  text.className = 'vitrine-consent__text'
  const host = new URL(origin).host
  text.textContent = say('consent.ask', { what: say('consent.content'), host })
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vitrine-button'
  button.textContent = say('consent.show')
  button.addEventListener('click', allowed)
  question.append(text, button)
  return question
}
