import type { VitrineApi } from '../../mount/app/vitrineApi'
import { type Consent, PURPOSES } from '../../src/consent/purpose'
import { takeConsole } from '../support/console'
import { googleSnippet, pageGlobals } from '../support/googlePage'
import { change, visit } from '../support/page'

const denied = { analytics: false, embeds: false, storage: false, marketing: false }

/** Opens a page that uses consent, and records its consent:changed events. */
async function arrive(consent?: unknown) {
  if (consent !== undefined) pageGlobals({ vitrineSettings: { consent } })
  const page = await visit('<p>A page</p>')
  const events: Consent[] = []
  await set(page, {})
  page.bus.on('consent:changed', (now) => events.push(now))
  return { page, events }
}

const set = (page: VitrineApi, payload: unknown) =>
  change(async () => {
    page.bus.emit('consent:set', payload as object)
    for (let i = 0; i < 20; i++) await Promise.resolve()
  })

describe('consent', () => {
  it('follows the command consent:set and emits consent:changed once', async () => {
    const { page, events } = await arrive()
    await set(page, { analytics: false })
    await set(page, { analytics: false })
    expect(events).toEqual([{ analytics: false, embeds: false, storage: true, marketing: false }])
  })

  it('follows the page’s setting until the visitor answers', async () => {
    const { page, events } = await arrive({ analytics: false, embeds: true })
    await set(page, { analytics: true })
    expect(events).toEqual([{ analytics: true, embeds: true, storage: true, marketing: false }])
  })

  it.each([true, false])('accepts %p for all purposes', async (all) => {
    const { page, events } = await arrive(all)
    await set(page, { analytics: !all })
    expect(events).toEqual([
      { analytics: !all, ...Object.fromEntries(PURPOSES.slice(1).map((one) => [one, all])) },
    ])
  })

  it('is denied until a consent manager has answered', async () => {
    const { page, events } = await arrive({ manager: true })
    await set(page, { storage: true })
    expect(events).toEqual([{ ...denied, storage: true }])
  })

  it('is denied on a page with a manager of the IAB’s framework', async () => {
    pageGlobals({ __tcfapi: () => {} })
    const { page, events } = await arrive()
    await set(page, { storage: true })
    expect(events).toEqual([{ ...denied, storage: true }])
  })

  it('follows earlier commands of Google’s consent mode, and sends updates', async () => {
    const { gtag } = googleSnippet()
    gtag('consent', 'default', { analytics_storage: 'denied', wait_for_update: 500 })
    const { events } = await arrive()
    await change(() => gtag('consent', 'update', { analytics_storage: 'granted' }))
    await change(() =>
      gtag('consent', 'update', { personalization_storage: 'granted', ad_storage: 'granted' }),
    )
    expect(events).toEqual([
      { ...denied, analytics: true },
      { ...denied, analytics: true, embeds: true, marketing: true },
    ])
  })

  it('needs all signals of a purpose', async () => {
    const { gtag } = googleSnippet()
    gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied' })
    const { events } = await arrive()
    await change(() => gtag('consent', 'update', { ad_storage: 'granted', ad_user_data: 'denied' }))
    expect(events).toEqual([])
  })

  it('does not allow a purpose by a regional default', async () => {
    const { gtag } = googleSnippet()
    gtag('consent', 'default', { analytics_storage: 'granted', region: ['US'] })
    gtag('consent', 'default', { functionality_storage: 'granted' })
    const { page, events } = await arrive()
    await set(page, { embeds: true })
    expect(events).toEqual([{ ...denied, storage: true, embeds: true }])
  })

  it('prefers the setting to Google’s defaults, and an answer to both', async () => {
    const { gtag } = googleSnippet()
    gtag('consent', 'default', { analytics_storage: 'granted' })
    const { events } = await arrive({ analytics: false })
    await change(() => gtag('consent', 'update', { functionality_storage: 'granted' }))
    await change(() => gtag('consent', 'update', { analytics_storage: 'granted' }))
    expect(events).toEqual([
      { ...denied, storage: true },
      { ...denied, storage: true, analytics: true },
    ])
  })

  it('sends updates with the signals of version 2', async () => {
    const { dataLayer } = googleSnippet()
    const { page } = await arrive()
    await set(page, { analytics: true, marketing: false })
    expect(Array.from(dataLayer.at(-1) as ArrayLike<unknown>).slice(1)).toEqual([
      'update',
      {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ])
    expect(Object.prototype.toString.call(dataLayer.at(-1))).toBe('[object Arguments]')
  })

  it.each([7, 'yes', { analytics: 'perhaps' }])(
    'is denied and reported when the setting is %j',
    async (setting) => {
      const { page, events } = await arrive(setting)
      expect(takeConsole()).toEqual([
        expect.stringMatching(/^warn: Vitrine: page settings: consent: .* must be /),
      ])
      await set(page, { storage: true })
      expect(events).toEqual([{ ...denied, storage: true }])
    },
  )

  it('is not changed by an invalid command, which is reported', async () => {
    const { page, events } = await arrive()
    await set(page, { analytics: 'perhaps' })
    expect(takeConsole()).toEqual([
      'error: Vitrine: consent:set: analytics must be true or false, got "perhaps"',
    ])
    expect(events).toEqual([])
  })

  it('ignores other messages of a data layer', async () => {
    const { dataLayer } = googleSnippet()
    dataLayer.push(null, 7, 'consent', ['consent'], { length: 3, 0: 'consent', 1: 'default' })
    const { page, events } = await arrive()
    await change(() => dataLayer.push({ event: 'view' }, undefined))
    await set(page, { analytics: false })
    expect(events).toEqual([{ ...denied, storage: true }])
    expect(dataLayer).toHaveLength(8)
  })
})
