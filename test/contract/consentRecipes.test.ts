import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atEnd } from '../support/atEnd'
import { visit } from '../support/page'
import { aMoment } from '../support/time'
import { ROOT } from './readmeParts'

const ALL = { analytics: true, embeds: true, storage: true, marketing: true }

/** Runs a recipe's script in the page, as a script element would. */
function load(file: string): void {
  const code = readFileSync(join(ROOT, 'demo/recipes/consent', file), 'utf8')
  new Function(code)()
}

/** A page whose consent manager has not been answered yet. @returns what the bus says of consent, in order. */
async function pageThatAsks(): Promise<unknown[]> {
  const settings =
    '<script type="application/json" data-vitrine-settings>{"consent":{"manager":true}}</script>'
  const heard: unknown[] = []
  const { bus } = await visit(settings)
  bus.on('consent:changed', (consent) => heard.push(consent))
  return heard
}

describe('what a visitor told a consent manager', () => {
  it('is handed on from Cookiebot, a refusal too', async () => {
    const heard = await pageThatAsks()
    const consent = { statistics: true, marketing: true, preferences: true }
    Object.assign(window, { Cookiebot: { consent } })
    atEnd(() => {
      Reflect.deleteProperty(window, 'Cookiebot')
    })
    load('cookiebot.js')
    window.dispatchEvent(new Event('CookiebotOnAccept'))
    await aMoment()
    expect(heard).toEqual([ALL])
    consent.statistics = false
    window.dispatchEvent(new Event('CookiebotOnDecline'))
    await aMoment()
    expect(heard).toEqual([ALL, { ...ALL, analytics: false }])
  })

  it('is handed on from Klaro, once it is saved', async () => {
    const heard = await pageThatAsks()
    const watchers: { update: (...said: readonly unknown[]) => void }[] = []
    const manager = {
      confirmed: false,
      consents: {},
      watch: (watcher: (typeof watchers)[number]) => watchers.push(watcher),
    }
    Object.assign(window, { klaro: { getManager: () => manager } })
    atEnd(() => {
      Reflect.deleteProperty(window, 'klaro')
    })
    load('klaro.js')
    const consents = { analytics: true, ads: true, maps: true, caches: true }
    for (const { update } of watchers) update(manager, 'consents', consents)
    await aMoment()
    expect(heard).toEqual([])
    for (const { update } of watchers) update(manager, 'saveConsents', { consents })
    await aMoment()
    expect(heard).toEqual([ALL])
  })

  it('is handed on from Klaro where it was answered on an earlier page', async () => {
    const heard = await pageThatAsks()
    const manager = { confirmed: true, consents: { analytics: true }, watch: () => {} }
    Object.assign(window, { klaro: { getManager: () => manager } })
    atEnd(() => {
      Reflect.deleteProperty(window, 'klaro')
    })
    load('klaro.js')
    await aMoment()
    expect(heard).toEqual([{ analytics: true, embeds: false, storage: false, marketing: false }])
  })

  it('is handed on from Usercentrics; half of a category is a no', async () => {
    const heard = await pageThatAsks()
    load('usercentrics.js')
    const ucCategory = { essential: true, functional: true, marketing: null }
    const detail = { event: 'consent_status', type: 'EXPLICIT', ucCategory }
    window.dispatchEvent(new CustomEvent('ucEvent', { detail }))
    await aMoment()
    expect(heard).toEqual([{ analytics: false, embeds: true, storage: true, marketing: false }])
  })
})
