import { COMMAND_DESCRIPTIONS, EVENT_DESCRIPTIONS } from '../../src/bus/events'
import { payloadKeys } from './payloadKeys'
import { byCode, codes, referencePage, rowsBelow, rowsOf } from './reference'

describe('docs/reference/bus.md', () => {
  const page = referencePage('bus')

  it('lists every event with its sentence', () => {
    expect(byCode(rowsBelow(page, '## Events'))).toEqual(EVENT_DESCRIPTIONS)
  })

  it('lists every command with its sentence', () => {
    expect(byCode(rowsBelow(page, '## Commands'))).toEqual(COMMAND_DESCRIPTIONS)
  })

  it.each([
    ['Events', 'BusEvents'],
    ['Commands', 'BusCommands'],
  ] as const)('lists the keys of the payloads: %s', (heading, type) => {
    const rows = rowsBelow(page, `## ${heading}`)
    const listed = rows.map(([name = '', , keys = '']) => [codes(name)[0], codes(keys)])
    expect(Object.fromEntries(listed)).toEqual(payloadKeys(type))
  })

  it('explains every key of the payloads', () => {
    const all = (['BusEvents', 'BusCommands'] as const).flatMap((type) =>
      Object.values(payloadKeys(type)).flat(),
    )
    const explained = rowsOf(page, 'key').flatMap(([keys = '']) => codes(keys))
    const keys = new Set(all.map((key) => key.replace('?', '')))
    expect([...new Set(explained)].sort()).toEqual([...keys].sort())
  })
})
