import { fetchText } from '../../../mount/browser/fetchText'
import { holdTime, pass } from '../../support/time'

it('reports the status of a failed response whose body never ends', async () => {
  holdTime()
  const response = {
    ok: false,
    status: 503,
    statusText: 'Busy',
    headers: new Map([['content-type', 'application/json']]),
    text: () => new Promise<string>(() => {}),
  }
  const failures: unknown[] = []
  // @ts-expect-error: the part of a Response that is read.
  fetchText('/solr/select', {}, Promise.resolve(response)).catch((error) => failures.push(error))
  await pass(1000)
  expect(failures).toEqual([expect.objectContaining({ status: 503, error: 'Busy', words: '' })])
})
