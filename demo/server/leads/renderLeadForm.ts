import { escapeHtml } from '../pages/escapeHtml'
import { LEAD_ACTION, LEAD_FORMS, type LeadFormId, LOCKED_ACTION } from './leadForms'
import type { LeadValues } from './validateLead'

const NO_VALUES: ReadonlyMap<string, string> = new Map()

/**
 * Renders a lead form as Drupal does with Antibot: locked, without its key. Newer versions of Antibot write the
 * action to `data-action`.
 */
export function renderLeadForm(
  id: LeadFormId,
  values: LeadValues = NO_VALUES,
  errors: ReadonlyMap<string, string> = NO_VALUES,
): string {
  const { title, shape } = LEAD_FORMS[id]
  const lock = shape === 7 ? '' : ` class="antibot" data-action="${LEAD_ACTION}"`
  const message = [...errors.values()].map((text) => `<li>${escapeHtml(text)}</li>`).join('')
  const field = (name: string, label: string, attributes: string) =>
    textField(
      { id: `${id}-${name}`, name, label, attributes, value: values.get(name) ?? '' },
      errors,
    )
  return `${message && `<div role="alert" class="messages messages--error"><ul>${message}</ul></div>`}
<form id="${id}" method="post" action="${LOCKED_ACTION}"${lock} accept-charset="UTF-8" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
<input type="hidden" name="form_id" value="${id}">
<input type="hidden" name="antibot_key" value="">
${field('name', 'Your name', 'required autocomplete="name"')}
${field('mail', 'E-mail', 'required type="email" autocomplete="email"')}
<p class="demo-field"><label for="${id}-words">Message</label>
<textarea id="${id}-words" name="words" rows="3">${escapeHtml(values.get('words') ?? '')}</textarea></p>
<div class="form-actions demo-buttons"><button class="demo-button demo-button--first" name="op" value="ask">Send</button>
<button class="demo-button" name="op" value="call">Send and call me back</button></div>
</form>`
}

interface TextField {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly attributes: string
  readonly value: string
}

function textField(
  { id, name, label, attributes, value }: TextField,
  errors: ReadonlyMap<string, string>,
): string {
  const error = errors.get(name)
  const marks = error ? ` class="error" aria-invalid="true" aria-describedby="${id}-wrong"` : ''
  const message = error
    ? `<span class="demo-wrong" id="${id}-wrong">${escapeHtml(error)}</span>`
    : ''
  return `<p class="demo-field"><label for="${id}">${label}</label>
<input id="${id}" name="${name}" value="${escapeHtml(value)}" ${attributes}${marks}>${message}</p>`
}
