import { fetchText } from '../../../mount/browser/fetchText'
import { fetchContent } from '../../../mount/content/fetchContent'
import { fetchAntibot } from '../../../mount/leads/fetchAntibot'
import { postLead } from '../../../mount/leads/postLead'
import { anyPath } from '../../support/anyPath'
import { openWire, type Wire } from '../../support/wire'

const { signal } = new AbortController()
const element = document.createElement('div')
const rules = { ...anyPath, origins: [], warn: () => {} }

const senders: Readonly<Record<string, () => Promise<unknown>>> = {
  fetchText: () => fetchText('/solr/select', { signal }),
  fetchContent: () => fetchContent('/rules', element, signal, rules),
  fetchAntibot: () => fetchAntibot('/antibot', signal),
  postLead: () => postLead({ url: '/leads', body: new URLSearchParams() }),
}

const FOREIGN = { url: 'https://evil.example/', status: 200 }

describe('the body of a response that is not read', () => {
  it.each<[string, keyof typeof senders, (wire: Wire) => Promise<void>]>([
    ['a failed search', 'fetchText', (wire) => wire.fail(503, 'Busy')],
    ['content that is not found', 'fetchContent', (wire) => wire.fail(404, 'Not Found')],
    ['content that is no markup', 'fetchContent', (wire) => wire.answer('{}')],
    ['content of another site', 'fetchContent', (wire) => wire.answerPage('<p>', FOREIGN)],
    ['failed anti-bot data', 'fetchAntibot', (wire) => wire.fail(500, 'Broken')],
    ['anti-bot data of another site', 'fetchAntibot', (wire) => wire.answerPage('{}', FOREIGN)],
    ['a response to a lead without markup', 'postLead', (wire) => wire.answer('{}')],
  ])('is cancelled: %s', async (_, sender, respond) => {
    const wire = openWire()
    const request = senders[sender]?.().catch(() => {})
    await respond(wire)
    await request
    expect(wire.cancelled).toHaveLength(1)
  })

  it('is left alone when it is read', async () => {
    const wire = openWire()
    const text = fetchText('/solr/select', { signal })
    await wire.answer('{}')
    expect(await text).toBe('{}')
    expect(wire.cancelled).toEqual([])
  })
})
