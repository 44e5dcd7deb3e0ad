import { element } from './element.js'
import { setSaved, setStorage } from './savedItems.js'

const STATES = [
  ['3', '3 listings'],
  ['60', '60 listings'],
  ['600', '600 listings'],
  ['long3', '3 long ids'],
  ['long60', '60 long ids'],
  ['long600', '600 long ids'],
  ['malformed', 'A broken cookie'],
  ['raw', 'An older site’s raw JSON'],
  ['encoded', 'An encoded cookie'],
  ['numbers', 'Numbers as ids'],
  ['duplicates', 'Duplicates'],
  ['clear', 'Nothing'],
]

const STORAGE = [
  ['full', 'Fill localStorage'],
  ['free', 'Free it again'],
]

/** Creates the controls for saved items and storage. Each action runs once. */
export function savedControls() {
  const legend = element('legend', {}, 'Saved items')
  if (window.origin === 'null') {
    const back = element('a', { href: location.pathname }, 'This page with storage again')
    return element('fieldset', {}, legend, back)
  }
  const choice = element('select', { name: 'flags' }, ...STATES.map(option))
  return element(
    'fieldset',
    {},
    legend,
    element('label', {}, element('span', {}, 'Save'), choice),
    button('Do it', () => reloadIf(setSaved(choice.value))),
    ...STORAGE.map(([state, text]) => button(text, () => setStorage(state))),
    element('a', { href: '?csp=sandbox&panel=open' }, 'This page without any storage'),
  )
}

/** Runs the actions of the URL (`?flags=600&storage=full`), and removes them from the URL. */
export function runUrlActions() {
  const url = new URL(location.href)
  const { searchParams } = url
  const flags = searchParams.get('flags')
  const storage = searchParams.get('storage')
  if (window.origin === 'null' || (flags === null && storage === null)) return
  searchParams.delete('flags')
  searchParams.delete('storage')
  if (storage !== null) setStorage(storage)
  const reload = flags !== null && setSaved(flags)
  if (reload) location.replace(url)
  else history.replaceState(history.state, '', url)
}

function reloadIf(needed) {
  if (needed) location.reload()
}

function option([value, text]) {
  return element('option', { value }, text)
}

function button(text, click) {
  return element('button', { type: 'button', click }, text)
}
