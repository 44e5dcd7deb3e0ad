/** @jest-environment node */
import { leadKey } from '../../../demo/server/leads/leadKey'
import { appWith } from '../testApp'

const key = leadKey('bt-leads-stay')
const completeLead = {
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
const loggedLeads = async (app: ReturnType<typeof appWith>) =>
  (await app.request('/qa/leads')).json()

describe('lead routes', () => {
  it('serves anti-bot data in both shapes', async () => {
    const data = await (await appWith().request('/bt-leads-antibot-workaround')).json()
    expect(data).toMatchObject({
      'bt-leads-stay': { action: '/leads/send', key },
      'bt-leads-tour': { id: 'bt-leads-tour', key: leadKey('bt-leads-tour') },
    })
  })

  it('accepts an unlocked form and redirects to the thanks page', async () => {
    const app = appWith()
    const answer = await post(app, completeLead)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/leads/thanks'])
    const lead = { form: 'bt-leads-stay', action: '/leads/send', key, op: 'ask', name: 'Ada L' }
    expect(await loggedLeads(app)).toEqual([lead])
    await app.request('/qa/reset', { method: 'POST' })
    expect(await loggedLeads(app)).toEqual([])
  })

  it.each([
    ['a wrong key', { antibot_key: 'x' }, 'Submission failed.'],
    ['a short name', { name: '<i>' }, 'both of your names'],
    ['no address', { mail: 'a' }, 'an address that we can write to'],
  ])('shows the form again, with its values, after %s', async (_, values, message) => {
    const app = appWith()
    const answer = await post(app, { ...completeLead, ...values })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(message)
    expect(html).toContain('action="/antibot"')
    expect(html).not.toContain('<i>')
    expect(await loggedLeads(app)).toEqual([])
  })

  it('logs no lead that is posted to the locked action or gets an error response', async () => {
    const app = appWith()
    expect((await post(app, completeLead, '/antibot')).status).toBe(400)
    expect((await post(app, completeLead, '/leads/send?failureRate=1')).status).toBe(500)
    expect(await loggedLeads(app)).toEqual([])
  })
})
