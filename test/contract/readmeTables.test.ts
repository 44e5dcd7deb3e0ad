import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../../mount/registry'
import { PAGE_KEYS } from '../../mount/settings/pageSettings'
import { COMMAND_SAYS, EVENT_SAYS } from '../../src/bus/events'
import { WIDGETS } from '../../src/contract/widgets'
import { visit } from '../support/page'
import { payloadKeys } from './payloadKeys'
import { codes, ROOT, tableRows } from './readmeParts'

/** A table's first two columns as a map: `name` → sentence. */
function says(marker: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tableRows(marker).map(([name = '', sentence = '']) => [codes(name)[0], sentence]),
  )
}

describe("README's tables", () => {
  it('name every widget, with its sentence', () => {
    expect(says('widgets')).toEqual(WIDGETS)
  })

  it('name no widget that is not registered', () => {
    const registered = ['search', ...registry.map(({ name }) => name)]
    expect(Object.keys(says('widgets')).sort()).toEqual(registered.sort())
  })

  it('name every event of the bus, with its sentence', () => {
    expect(says('events')).toEqual(EVENT_SAYS)
  })

  it('name every command, with its sentence', () => {
    expect(says('commands')).toEqual(COMMAND_SAYS)
  })

  it.each([
    ['events', 'BusEvents'],
    ['commands', 'BusCommands'],
  ] as const)('name what all %s carry', (marker, type) => {
    const told = tableRows(marker).map(([name = '', , keys = '']) => [codes(name)[0], codes(keys)])
    expect(Object.fromEntries(told)).toEqual(payloadKeys(type))
  })

  it('name every setting of the page', () => {
    expect(Object.keys(says('settings')).sort()).toEqual([...PAGE_KEYS].sort())
  })

  it('name all that stands at window.Vitrine', async () => {
    const api = await visit('')
    const names = tableRows('global').map(([name = '']) => codes(name)[0]?.replace(/\(.*/, ''))
    expect(names.sort()).toEqual(Object.keys(api).sort())
  })

  it.each(
    tableRows('widgets').map(([name = '', , page = '']) => [
      codes(name)[0],
      /\]\((.+)\)/.exec(page)?.[1],
    ]),
  )('link %s to a demo page that shows it: %s', (widget, page) => {
    const path = join(ROOT, page ?? 'no page')
    expect(existsSync(path)).toBe(true)
    expect(readFileSync(path, 'utf8')).toContain(`data-vitrine="${widget}"`)
  })
})
