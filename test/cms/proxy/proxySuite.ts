import { SEPARATOR } from '../../../demo/server/proxy/splitIds'
import { type Message, mapInParallel, send } from '../support/send'
import type { Solr } from '../support/startSolr'
import { expect } from '../support/test'
import { awkwardIds, ordinaryBodies } from './ordinaryBodies'

/** Sends each attack, and expects that the proxy refuses it and that Solr receives none. */
export async function expectRefused(
  site: string,
  solr: Solr,
  messages: readonly Message[],
): Promise<void> {
  solr.received.length = 0
  const statuses = await mapInParallel(messages, async (message) => {
    const { status } = await send(site, message)
    return status >= 400 && status < 500 ? null : { status, message }
  })
  expect(messages.length).toBeGreaterThan(200)
  expect(statuses.filter((one) => one !== null)).toEqual([])
  expect(solr.received).toEqual([])
}

/** Sends ordinary searches, and expects that Solr receives each with the filter of the site. */
export async function expectPassed(
  site: string,
  solr: Solr,
  path: string,
  count = 300,
): Promise<void> {
  const bodies = ordinaryBodies(count)
  solr.received.length = 0
  const replies = await mapInParallel(bodies, (body) => send(site, { path, body }))
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
  expect(solr.received).toHaveLength(bodies.length)
  for (const request of solr.received) {
    expect(request).toMatch(/^POST \/solr\/listings\/select q=.*&fq=index_id%3Alistings&wt=json&/)
  }
  const { ids, body } = awkwardIds()
  expect((await send(site, { path, body })).status).toBe(200)
  const sent = new URLSearchParams(solr.received.at(-1)?.replace(/^.* /, ''))
  expect(sent.get('q')).toBe(`{!terms f=id separator="${SEPARATOR}"}${ids.join(SEPARATOR)}`)
  expect(sent.get('rows')).toBe(String(ids.length))
  expect(sent.getAll('fq')).toEqual(['index_id:listings'])
}
