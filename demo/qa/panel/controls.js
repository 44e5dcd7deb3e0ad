import { CONTROL_LIST } from './controlList.js'
import { element } from './element.js'
import { savedControls } from './savedControls.js'

/** The form of all settings. Each is kept as soon as it is changed; some show after a reload only. */
export function controls(qa) {
  const note = element('p', { class: 'note', hidden: true }, 'Reload the page to see this.')
  const groups = CONTROL_LIST.map(({ title, controls: list }) =>
    element(
      'fieldset',
      {},
      element('legend', {}, title),
      ...list.map((control) => field(qa, control, note)),
    ),
  )
  return element(
    'form',
    { submit: (event) => event.preventDefault() },
    ...groups,
    savedControls(),
    element(
      'div',
      { class: 'actions' },
      note,
      button('Reload', () => location.reload()),
      button('Set all back', () => setBack(qa)),
    ),
  )
}

function field(qa, control, note) {
  const { name, label, options, reload } = control
  const value = qa.settings[name]
  const input = options ? select(control, value) : number(control, value)
  input.addEventListener('change', () => {
    if (!input.checkValidity()) return
    qa.settings[name] = input.value || qa.DEFAULTS[name]
    qa.save(qa.settings)
    qa.apply(qa.settings)
    leaveUrl(qa, [name])
    if (reload) note.hidden = false
  })
  return element('label', {}, element('span', {}, label), input)
}

/** A value that only the URL can say is an option too. */
function select({ name, options }, value) {
  const known = options.some(([one]) => one === value)
  const all = known ? options : [...options, [value, value]]
  const made = all.map(([one, text]) =>
    element('option', { value: one, selected: one === value }, text),
  )
  return element('select', { name }, ...made)
}

function number({ name, min, max, step }, value) {
  return element('input', { type: 'number', name, min, max, step, value })
}

function button(text, click) {
  return element('button', { type: 'button', click }, text)
}

/** Nothing is set any more, and the server's sequences of chances start again. */
async function setBack(qa) {
  qa.save({ ...qa.DEFAULTS, panel: 'open' })
  leaveUrl(qa, Object.keys(qa.DEFAULTS))
  await fetch('/qa/reset', { method: 'POST' })
  location.reload()
}

/** The URL would win over what was just set, so its own words on it go; the rest of it stays. */
function leaveUrl(qa, names) {
  const url = new URL(location.href)
  const short = Object.entries(qa.SHORT).filter(([, name]) => names.includes(name))
  for (const name of [...names, ...short.map(([own]) => own)]) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
