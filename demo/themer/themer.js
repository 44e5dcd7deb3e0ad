/* Makes a theme by hand: what the form says becomes a style sheet, which the page itself uses. */
import { contrast, onAccent } from './contrast.js'
import { STANDARD } from './tokens.js'

const form = document.querySelector('.themer')
const fields = form.elements
const { documentElement: root } = document
const style = document.head.appendChild(document.createElement('style'))

/** The page's own papers, light and dark, on which the accent is read. */
const PAPERS = { light: '#ffffff', dark: '#14191c' }

const sliders = [...form.querySelectorAll('[type="range"]')]

/** A custom property of the chosen stock theme; the standard one leaves them to their defaults. */
function stockValue(property) {
  return getComputedStyle(root).getPropertyValue(property).trim() || STANDARD[property]
}

/** The colours of `light-dark(a, b)`, with six digits each. */
function coloursOf(value) {
  return value
    .match(/#[\da-f]{3,6}/gi)
    .map((hex) => (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex))
}

let stock = {}

/** The text beside a label. No <output>, which the label would name. */
const valueText = (name) => form.querySelector(`[data-value="${name}"]`)

/** Fills the form with the values of the stock theme. */
function start() {
  style.textContent = ''
  root.dataset.vitrineTheme = fields.theme.value
  stock = {}
  const [light, dark] = coloursOf(stockValue('--vitrine-accent'))
  Object.assign(stock, { 'accent-light': light, 'accent-dark': dark })
  for (const { name, dataset } of sliders)
    stock[name] = String(Number.parseFloat(dataset.property ? stockValue(dataset.property) : '1'))
  for (const [name, value] of Object.entries(stock)) fields[name].value = value
  update()
}

/** The style sheet of what differs from the stock theme. */
function styleSheet() {
  const changed = (name) => fields[name].value !== stock[name]
  const lines = []
  const [light, dark] = [fields['accent-light'].value, fields['accent-dark'].value]
  if (changed('accent-light') || changed('accent-dark')) {
    lines.push(`--vitrine-accent: light-dark(${light}, ${dark});`)
    lines.push(`--vitrine-on-accent: light-dark(${onAccent(light)}, ${onAccent(dark)});`)
  }
  for (const { name, value, dataset } of sliders)
    if (dataset.property && changed(name)) lines.push(`${dataset.property}: ${value}em;`)
  const rules = []
  if (lines.length > 0) rules.push(`:root {\n  ${lines.join('\n  ')}\n}`)
  if (changed('size'))
    rules.push(`[data-vitrine="search"] {\n  font-size: ${fields.size.value}em;\n}`)
  return rules.join('\n')
}

/** Shows what the form says. */
function update() {
  const css = styleSheet()
  style.textContent = css
  const theme = fields.theme.value
  fields.css.value = `/* With <html data-vitrine-theme="${theme}"> and vitrine-themes.css. */\n${css}`
  for (const [scheme, paper] of Object.entries(PAPERS)) {
    const ratio = contrast(fields[`accent-${scheme}`].value, paper)
    const output = valueText(`contrast-${scheme}`)
    output.textContent = `${ratio.toFixed(1)} : 1`
    output.toggleAttribute('data-low', ratio < 4.5)
  }
  for (const { name, value } of sliders) valueText(name).textContent = `${value}em`
}

function applyScheme() {
  const { value } = fields.scheme
  root.style.colorScheme = value
  if (value) root.dataset.theme = value
  else delete root.dataset.theme
}

const say = (text) => {
  form.querySelector('.themer__said').textContent = text
}

form.addEventListener('input', ({ target }) => {
  say('')
  if (target === fields.theme) start()
  else if (target === fields.scheme) applyScheme()
  else update()
})
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('reset', () => {
  // The fields are reset once the event has ended.
  queueMicrotask(() => {
    start()
    applyScheme()
    say(fields.again.dataset.text)
  })
})
fields.copy.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(fields.css.value)
    say(fields.copy.dataset.text)
  } catch {
    fields.css.select()
    say(fields.copy.dataset.title)
  }
})
start()
