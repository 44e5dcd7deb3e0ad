import { fireEvent, screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import { aLead, inDialog, setGlobal } from '../../support/leadPage'
import { aVisitor, change, visit } from '../../support/page'
import { openWire } from '../../support/wire'

const form = () => screen.getByRole('form', { name: 'Your request' })
const key = () => form().querySelector<HTMLInputElement>('[name="antibot_key"]')?.value
const settingsOf = (antibot: unknown) =>
  `<script type="application/json" data-vitrine-settings>${JSON.stringify({ antibot })}</script>`

const old = JSON.stringify({ 'bt-leads-stay': { action: '/leads', key: 'k1' } })
const newer = JSON.stringify({ 'bt-leads-stay': { id: 'bt-leads-stay', key: 'k2' } })
const newLead = aLead({ attributes: 'class="antibot" data-action="/leads/new"' })

async function arrive(html: string) {
  const wire = openWire()
  await visit(inDialog(html))
  return wire
}

/** A page of Drupal, with a replacement for Antibot's script that records what it finds. */
function aDrupal(where: 'drupalSettings' | 'Drupal.settings', antibot: object = { forms: [] }) {
  const found: unknown[] = []
  const settings = { antibot, ajaxPageState: { jquery_version: '3.7' } }
  const unlockForms = () => found.push(JSON.parse(JSON.stringify(settings.antibot)))
  const drupal = { behaviors: {}, antibot: { unlockForms } }
  if (where === 'drupalSettings') setGlobal('drupalSettings', settings)
  setGlobal('Drupal', where === 'drupalSettings' ? drupal : { ...drupal, settings })
  return { found, settings }
}

describe.each(['drupalSettings', 'Drupal.settings'] as const)('with %s', (where) => {
  it('merges the data into the object that behaviors get, and sets human to false before unlocking', async () => {
    const mine = { action: '/mine', key: 'mine' }
    const { found, settings } = aDrupal(where, { human: true, forms: { mine } })
    const { antibot } = settings
    const wire = await arrive(aLead())
    expect(found).toEqual([])
    await wire.answer(old)
    const forms = { mine, 'bt-leads-stay': { action: '/leads', key: 'k1' } }
    expect(found).toEqual([{ human: false, forms }])
    expect(settings.antibot).toBe(antibot)
    expect(settings.antibot).toEqual({ human: true, forms })
  })

  it('replaces an empty list, as PHP writes an empty map, by a map', async () => {
    const { found } = aDrupal(where)
    await (await arrive(aLead())).answer(old)
    expect(found).toEqual([{ human: false, forms: JSON.parse(old) }])
  })

  it('sends the page state with the request', async () => {
    aDrupal(where)
    const wire = await arrive(aLead())
    expect(wire.last().url).toBe(
      'http://localhost/bt-leads-antibot-workaround?ajax_page_state%5Bjquery_version%5D=3.7',
    )
  })

  it('unlocks what the script has not unlocked, in both shapes', async () => {
    aDrupal(where)
    await (await arrive(aLead())).answer(old)
    expect(form()).toHaveAttribute('action', '/leads')
    expect(key()).toBe('k1')
    await (await arrive(newLead)).answer(newer)
    expect(form()).toHaveAttribute('action', '/leads/new')
    expect(key()).toBe('k2')
  })
})

it('reports a script of the module that throws, and unlocks without it', async () => {
  const unlockForms = () => {
    throw new Error('no jQuery')
  }
  setGlobal('Drupal', { antibot: { unlockForms } })
  await (await arrive(aLead())).answer(old)
  expect(takeConsole()).toEqual([
    'warn: Vitrine: Drupal.antibot.unlockForms threw: Error: no jQuery',
  ])
  expect(form()).toHaveAttribute('data-state', 'ready')
})

describe('without Drupal', () => {
  it.each([
    ['a mouse', () => fireEvent.mouseMove(document.body)],
    ['a finger', () => fireEvent.touchMove(document.body)],
    ['Tab', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['Enter', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
  ])('unlocks the form on the first sign of a human: %s', async (_, sign) => {
    const wire = await arrive(newLead)
    await wire.answer(newer)
    fireEvent.keyDown(document.body, { key: 'a' })
    fireEvent.scroll(window)
    await change(() => {})
    expect(form()).toHaveAttribute('data-state', 'locked')
    expect(key()).toBe('')
    await change(sign)
    expect(form()).toHaveAttribute('data-state', 'ready')
    expect(form()).toHaveAttribute('action', '/leads/new')
    expect(key()).toBe('k2')
  })

  it('accepts a sign of a human before the data', async () => {
    const wire = await arrive(aLead())
    await aVisitor().click(screen.getByLabelText('Message'))
    await wire.answer(old)
    expect(form()).toHaveAttribute('data-state', 'ready')
  })

  it('unlocks an unprotected form with the data', async () => {
    const wire = await arrive(
      '<form id="bt-leads-open" aria-label="Your request" action="/open" method="post"></form>',
    )
    fireEvent.mouseMove(document.body)
    await wire.answer('[]')
    expect(form()).toHaveAttribute('data-state', 'ready')
    expect(form()).toHaveAttribute('action', '/open')
  })

  it('decodes keys that are sent in pairs when the page says so', async () => {
    const wire = await arrive(settingsOf({ keys: 'pairs' }) + aLead())
    fireEvent.mouseMove(document.body)
    await wire.answer('{"bt-leads-stay":{"action":"/leads","key":"abcdef"}}')
    expect(key()).toBe('efcdab')
  })

  it('reads a form whose fields are named like its properties', async () => {
    const names = [
      'action',
      'id',
      'requestSubmit',
      'querySelectorAll',
      'addEventListener',
      'append',
    ]
    const inside = names.map((name) => `<input type="hidden" name="${name}">`).join('')
    const wire = await arrive(aLead({ inside }))
    const visitor = aVisitor()
    await visitor.type(screen.getByLabelText('Your name'), 'Ada{Enter}')
    await wire.answer(old)
    expect(wire.last().url).toBe('http://localhost/leads')
    expect(wire.last().body).toContain('name=Ada&message=&antibot_key=k1')
    expect(wire.last().body).toMatch(/op=ask$/)
  })
})

describe('another origin', () => {
  it("is rejected as a form's action, also through the page's base", async () => {
    const wire = await arrive(aLead())
    const base = document.createElement('base')
    base.href = 'https://evil.example/'
    document.head.append(base)
    await wire.answer(old)
    base.remove()
    expect(takeConsole()).toEqual([`error: the form's action must be of this site, got "/leads"`])
    expect(form()).toHaveAttribute('action', '/antibot')
  })

  it("is rejected as a form's data-action", async () => {
    const { found } = aDrupal('drupalSettings')
    const wire = await arrive(aLead({ attributes: 'data-action="//evil.example/leads"' }))
    await wire.answer(newer)
    expect(takeConsole()).toEqual([
      `error: the form's action must be of this site, got "//evil.example/leads"`,
    ])
    expect(found).toEqual([])
    expect(form()).toHaveAttribute('action', '/antibot')
    expect(form()).toHaveAttribute('data-state', 'failed')
  })

  it('is rejected for scripts and data', async () => {
    const settings = { script: 'https://evil.example/antibot.js', url: '//evil.example/data' }
    const wire = await arrive(settingsOf(settings) + aLead())
    expect(wire.log).toEqual(['> http://localhost/bt-leads-antibot-workaround'])
    expect(document.querySelector('script[src]')).toBeNull()
    expect(takeConsole()).toEqual([
      'warn: Vitrine: page settings: antibot.script must be an address of this site, got "https://evil.example/antibot.js"; it is ignored.',
      'warn: Vitrine: page settings: antibot.url must be an address of this site, got "//evil.example/data"; it is ignored.',
    ])
  })
})

describe("the module's own script", () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]

  afterEach(() => {
    for (const script of scripts()) script.remove()
  })

  it('is loaded once, before the form is unlocked', async () => {
    const settings = settingsOf({ script: '/antibot.js' })
    const wire = await arrive(settings + aLead() + aLead({ id: 'bt-leads-two' }))
    fireEvent.mouseMove(document.body)
    expect(scripts().map(({ src }) => src)).toEqual(['http://localhost/antibot.js'])
    const both = { 'bt-leads-two': { action: '/two', key: 'k' }, ...JSON.parse(old) }
    await wire.answer(JSON.stringify(both))
    await wire.answer(JSON.stringify(both))
    const forms = () => screen.getAllByRole('form').map((one) => one.dataset['state'])
    expect(forms()).toEqual(['locked', 'locked'])
    const { found } = aDrupal('drupalSettings')
    await change(() => scripts()[0]?.dispatchEvent(new Event('load')))
    expect(forms()).toEqual(['ready', 'ready'])
    expect(found).toHaveLength(2)
    await arrive(settings + aLead())
    expect(scripts()).toHaveLength(1)
  })

  it('has the nonce of the page settings', async () => {
    const settings = JSON.stringify({ nonce: 'r4nd0m', antibot: { script: '/nonce.js' } })
    await arrive(
      `<script type="application/json" data-vitrine-settings>${settings}</script>${aLead()}`,
    )
    fireEvent.mouseMove(document.body)
    expect(scripts().map(({ nonce }) => nonce)).toEqual(['r4nd0m'])
  })

  it('is reported and skipped when it cannot be loaded', async () => {
    const wire = await arrive(settingsOf({ script: '/missing.js' }) + aLead())
    fireEvent.mouseMove(document.body)
    await wire.answer(old)
    await change(() => scripts()[0]?.dispatchEvent(new Event('error')))
    expect(takeConsole()).toEqual([
      'warn: Vitrine: antibot.script: http://localhost/missing.js could not be loaded',
    ])
    expect(form()).toHaveAttribute('data-state', 'ready')
  })
})

it('reports a lead form that is not a form', async () => {
  await arrive('<div id="lead" data-vitrine="lead-form"></div>')
  expect(takeConsole()).toEqual([
    'error: Vitrine: lead-form#lead was not mounted.\n  data-vitrine="lead-form" must stand on a form',
  ])
})
