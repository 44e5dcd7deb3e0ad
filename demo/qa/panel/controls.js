import { CONTROL_LIST } from './controlList.js'
import { element } from './element.js'
import { savedControls } from './savedControls.js'

/** Creates the form of all settings. Each change is saved at once. Some settings apply only after a reload. */
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
      button('Reset all', () => resetAll(qa)),
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
    removeFromUrl(qa, [name])
    if (reload) note.hidden = false
  })
  return element('label', {}, element('span', {}, label), input)
}

/** Creates a select. A value from the URL that is not in the list becomes an option too. */
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

/** Resets all settings, and the server's random sequences. */
async function resetAll(qa) {
  qa.save({ ...qa.DEFAULTS, panel: 'open' })
  removeFromUrl(qa, Object.keys(qa.DEFAULTS))
  await fetch('/qa/reset', { method: 'POST' })
  location.reload()
}

/** Removes settings from the URL, since the URL would win over the saved settings. */
function removeFromUrl(qa, names) {
  const url = new URL(location.href)
  const aliases = Object.entries(qa.ALIASES).filter(([, name]) => names.includes(name))
  for (const name of [...names, ...aliases.map(([alias]) => alias)]) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
