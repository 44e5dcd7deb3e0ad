import { attacks, encodeParams } from '../../demo-server/proxy/attacks'
import { requestAttacks } from '../../demo-server/proxy/attacks/requestAttacks'
import type { Message } from '../support/send'

/** The address with more params. */
function withParams(address: string, params: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${params}`
}

/** The attacks of the Node proxy's tests as requests to one address, each list of params in a body. */
export function attackMessages(address: string): readonly Message[] {
  const params = Object.values(attacks)
    .flat()
    .map(encodeParams)
    .map((wire) => ({ path: address, body: (/^(?:q|%71)=/.test(wire) ? '' : 'q=lake&') + wire }))
  const requests = requestAttacks
    .filter(({ path }) => path === undefined)
    .map(
      ({ method, type, headers, body = 'q=lake' }): Message => ({
        path: address,
        ...(method ? { method } : {}),
        headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
        body,
      }),
    )
  return [...params, { path: withParams(address, 'q=lake'), method: 'GET' }, ...requests]
}

/** The same params in the address, and the attacks on other paths. */
export function addressAttacks(address: string): readonly Message[] {
  const params = Object.values(attacks)
    .flat()
    .map((wire) => ({ path: withParams(address, encodeParams(wire)), body: 'wt=json' }))
  return [
    ...params,
    ...requestAttacks.flatMap(({ path }) => (path ? { path, body: 'q=lake' } : [])),
  ]
}
