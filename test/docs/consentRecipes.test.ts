import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestEnd } from '../support/onTestEnd'
import { visit } from '../support/page'
import { aMoment } from '../support/time'
import { ROOT } from './reference'

const ALL = { analytics: true, embeds: true, storage: true, marketing: true }

/** Runs a recipe's script in the page, as a script element would. */
function load(file: string): void {
  const code = readFileSync(join(ROOT, 'docs/recipes/consent', file), 'utf8')
  new Function(code)()
}

/** Opens a page whose consent manager has no answer yet. @returns the payloads of `consent:changed`, in order. */
async function pageWithoutAnswer(): Promise<unknown[]> {
  const settings =
    '<script type="application/json" data-vitrine-settings>{"consent":{"manager":true}}</script>'
  const received: unknown[] = []
  const { bus } = await visit(settings)
  bus.on('consent:changed', (consent) => received.push(consent))
  return received
}

describe('the scripts for consent managers', () => {
  it('pass on an answer from Cookiebot, a refusal too', async () => {
    const received = await pageWithoutAnswer()
    const consent = { statistics: true, marketing: true, preferences: true }
    Object.assign(window, { Cookiebot: { consent } })
    onTestEnd(() => {
      Reflect.deleteProperty(window, 'Cookiebot')
    })
    load('cookiebot.js')
    window.dispatchEvent(new Event('CookiebotOnAccept'))
    await aMoment()
    expect(received).toEqual([ALL])
    consent.statistics = false
    window.dispatchEvent(new Event('CookiebotOnDecline'))
    await aMoment()
    expect(received).toEqual([ALL, { ...ALL, analytics: false }])
  })

  it('pass on an answer from Klaro when it is saved', async () => {
    const received = await pageWithoutAnswer()
    const watchers: { update: (...args: readonly unknown[]) => void }[] = []
    const manager = {
      confirmed: false,
      consents: {},
      watch: (watcher: (typeof watchers)[number]) => watchers.push(watcher),
    }
    Object.assign(window, { klaro: { getManager: () => manager } })
    onTestEnd(() => {
      Reflect.deleteProperty(window, 'klaro')
    })
    load('klaro.js')
    const consents = { analytics: true, ads: true, maps: true, caches: true }
    for (const { update } of watchers) update(manager, 'consents', consents)
    await aMoment()
    expect(received).toEqual([])
    for (const { update } of watchers) update(manager, 'saveConsents', { consents })
    await aMoment()
    expect(received).toEqual([ALL])
  })

  it('pass on an answer that Klaro has from an earlier page', async () => {
    const received = await pageWithoutAnswer()
    const manager = { confirmed: true, consents: { analytics: true }, watch: () => {} }
    Object.assign(window, { klaro: { getManager: () => manager } })
    onTestEnd(() => {
      Reflect.deleteProperty(window, 'klaro')
    })
    load('klaro.js')
    await aMoment()
    expect(received).toEqual([{ analytics: true, embeds: false, storage: false, marketing: false }])
  })

  it('pass on an answer from Usercentrics; a category that is allowed in part is a no', async () => {
    const received = await pageWithoutAnswer()
    load('usercentrics.js')
    const ucCategory = { essential: true, functional: true, marketing: null }
    const detail = { event: 'consent_status', type: 'EXPLICIT', ucCategory }
    window.dispatchEvent(new CustomEvent('ucEvent', { detail }))
    await aMoment()
    expect(received).toEqual([{ analytics: false, embeds: true, storage: true, marketing: false }])
  })
})
