import type { SettingsState } from '../../../slices/settings'
import { CONSENT_MESSAGES } from '../../../src/contract/consentMessages'
import { formatMessage } from '../../../src/contract/formatMessage'

/** The same question as ConsentPlaceholder's, for what is not React's. @param allowed the visitor's yes */
export function createQuestion(
  origin: string,
  { messages, locale }: SettingsState,
  allowed: () => void,
): HTMLElement {
  const texts = { ...CONSENT_MESSAGES, ...messages }
  const question = document.createElement('div')
  question.className = 'vitrine-consent'
  const text = document.createElement('p')
  text.className = 'vitrine-consent__text'
  const host = new URL(origin).host
  text.textContent = formatMessage(
    texts['consent.ask'],
    { what: texts['consent.content'], host },
    locale,
  )
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vitrine-button'
  button.textContent = texts['consent.show']
  button.addEventListener('click', allowed)
  question.append(text, button)
  return question
}
