import Cookies from 'js-cookie'
import { cookieRoom } from '../../../src/flags/store/cookieRoom'
import { writeIds } from '../../../src/flags/store/writeIds'

/** What js-cookie really writes, with every attribute that we give. */
const written = (name: string, ids: readonly string[]) =>
  Cookies.set(name, writeIds(ids), { path: '/', sameSite: 'lax', expires: 365, secure: true })!

const many = (make: (n: number) => string) => Array.from({ length: 3000 }, (_, n) => make(n))
const uuid = (n: number) =>
  `k3x9-listings-${String(n).padStart(8, '0')}-0a1b-4c2d-8e3f-000000000000`

describe.each([
  ['short ids', many(String)],
  ['long ids', many(uuid)],
  ['ids with marks', many((n) => `a:b/c?d=e&f#${n}%, "q"\\`)],
  ['ids of other scripts', many((n) => `湖の家-${n}-🏔`)],
])('of %s', (_, ids) => {
  it('as many are taken as one cookie of 4096 bytes holds, attributes included', () => {
    const room = cookieRoom('saved', ids)
    const most = written('saved', ids.slice(0, room))
    expect(most.length).toBeLessThanOrEqual(4096)
    const next = written('saved', ids.slice(0, room + 1))
    // No more is left free than the longest attributes could still take.
    expect(next.length).toBeGreaterThan(4096 - 20)
  })
})

it('all are taken that fit, and none by a name that fills it alone', () => {
  expect(cookieRoom('saved', ['17', '18'])).toBe(2)
  expect(cookieRoom('x'.repeat(4096), ['17'])).toBe(0)
})
