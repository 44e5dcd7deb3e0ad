/** @jest-environment node */
import { leadKey } from '../../demo/server/leads/leadKey'
import { appWith } from './app'

const key = leadKey('bt-leads-stay')
const whole = {
  form_id: 'bt-leads-stay',
  antibot_key: key,
  name: 'Ada L',
  mail: 'a@b.org',
  op: 'ask',
}

function post(app: ReturnType<typeof appWith>, values: object, url = '/leads/send') {
  const body = new URLSearchParams({ ...values })
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  return app.request(url, { method: 'POST', body, headers })
}
const taken = async (app: ReturnType<typeof appWith>) => (await app.request('/qa/leads')).json()

describe('the demo site', () => {
  it('has anti-bot data in both shapes', async () => {
    const data = await (await appWith().request('/bt-leads-antibot-workaround')).json()
    expect(data).toMatchObject({
      'bt-leads-stay': { action: '/leads/send', key },
      'bt-leads-tour': { id: 'bt-leads-tour', key: leadKey('bt-leads-tour') },
    })
  })

  it('takes an unlocked form, and thanks', async () => {
    const app = appWith()
    const answer = await post(app, whole)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/leads/thanks'])
    const lead = { form: 'bt-leads-stay', action: '/leads/send', key, op: 'ask', name: 'Ada L' }
    expect(await taken(app)).toEqual([lead])
    await app.request('/qa/reset', { method: 'POST' })
    expect(await taken(app)).toEqual([])
  })

  it.each([
    ['a wrong key', { antibot_key: 'x' }, 'Submission failed.'],
    ['a short name', { name: '<i>' }, 'both of your names'],
    ['no address', { mail: 'a' }, 'an address that we can write to'],
  ])('gives a form back with %s, as it was written', async (_, values, said) => {
    const app = appWith()
    const answer = await post(app, { ...whole, ...values })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(said)
    expect(html).toContain('action="/antibot"')
    expect(html).not.toContain('<i>')
    expect(await taken(app)).toEqual([])
  })

  it('takes nothing that goes where locked forms go, or to which it answers with an error', async () => {
    const app = appWith()
    expect((await post(app, whole, '/antibot')).status).toBe(400)
    expect((await post(app, whole, '/leads/send?failureRate=1')).status).toBe(500)
    expect(await taken(app)).toEqual([])
  })
})
