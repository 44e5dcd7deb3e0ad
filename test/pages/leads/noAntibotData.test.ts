import { takeConsole } from '../../support/console'
import {
  aLead,
  arrive,
  call,
  form,
  inDialog,
  posts,
  setGlobal,
  unlocked,
} from '../../support/leadPage'
import type { Wire } from '../../support/wire'

// Each page has its own settings, as in Drupal.
beforeEach(() => setGlobal('drupalSettings', {}))

describe('on a site without anti-bot data', () => {
  const open = '<input type="hidden" name="form_id" value="stay">'
  const anOpenLead = aLead({ inside: open })
    .replace('action="/antibot"', 'action="/leads"')
    .replace('<input type="hidden" name="antibot_key" value="">', '')
  const note = (reason: string) =>
    `warn: Vitrine: /bt-leads-antibot-workaround has no anti-bot data (${reason}), so form#bt-leads-stay is sent as it is.`

  it.each([
    ['no such page', (wire: Wire) => wire.fail(404, 'Not Found'), '404, Not Found'],
    ['an error of the server', (wire: Wire) => wire.fail(500, 'Broken'), '500, Broken'],
    ['no network', (wire: Wire) => wire.failNetwork(), '0, Failed to fetch'],
    [
      'a page of the CMS',
      (wire: Wire) => wire.answer('<html>'),
      `0, Unexpected token '<', "<html>" is not valid JSON`,
    ],
  ])('a form without a lock is sent as the CMS made it: %s', async (_, respond, reason) => {
    const { wire, visitor, write } = await arrive(inDialog(anOpenLead))
    await write()
    await visitor.click(call())
    await respond(wire)
    expect(takeConsole()).toEqual([note(reason)])
    expect(posts(wire)).toEqual(['> http://localhost/leads'])
    expect(wire.bodies.at(-1)).toBe('name=Ada&message=&form_id=stay&op=call')
  })

  it('a locked form is sent when the page itself has its key', async () => {
    setGlobal('drupalSettings', { antibot: { forms: JSON.parse(unlocked) } })
    const { wire, visitor, write } = await arrive()
    await wire.fail(404, 'Not Found')
    expect(takeConsole()).toEqual([note('404, Not Found')])
    await write()
    await visitor.click(call())
    expect(wire.bodies.at(-1)).toBe('name=Ada&message=&antibot_key=k1&op=call')
  })

  it('a locked form without a key stays locked', async () => {
    const { wire } = await arrive()
    await wire.fail(404, 'Not Found')
    expect(takeConsole()).toEqual(['error: 404, Not Found'])
    expect(form()).toHaveAttribute('data-state', 'failed')
  })

  it('a form stays locked when the page has the setting', async () => {
    const settings = JSON.stringify({ antibot: { url: '/antibot.json' } })
    const html = `<script type="application/json" data-vitrine-settings>${settings}</script>`
    const { wire } = await arrive(html + inDialog(anOpenLead))
    await wire.fail(404, 'Not Found')
    expect(takeConsole()).toEqual(['error: 404, Not Found'])
    expect(form()).toHaveAttribute('data-state', 'failed')
  })
})
