/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMAND_DESCRIPTIONS, EVENT_DESCRIPTIONS } from '../../src/bus/events'

const demo = join(__dirname, '../../demo')
const read = (file: string) => readFileSync(join(demo, file), 'utf8')
const pages = readdirSync(demo).filter((file) => file.endsWith('.html'))

it.each(pages.filter((page) => page !== 'menu.html'))('lists %s in the menu', (page) => {
  const address = page === 'index.html' ? '/' : `/${page}`
  expect(read('menu.html')).toContain(`href="${address}"`)
})

it.each(pages)('loads the QA panel before the bundle on %s', (page) => {
  const html = read(page)
  const panel = html.indexOf('src="/qa/panel.js"')
  const bundle = html.indexOf('src="/dist/vitrine.js"')
  expect(panel).toBeGreaterThan(0)
  if (bundle > 0) expect(panel).toBeLessThan(bundle)
})

it.each(Object.keys({ ...EVENT_DESCRIPTIONS, ...COMMAND_DESCRIPTIONS }))(
  'logs %s in the QA panel',
  (name) => {
    expect(read('qa/panel.js')).toContain(`'${name}'`)
  },
)
