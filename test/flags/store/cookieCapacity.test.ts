import Cookies from 'js-cookie'
import { cookieCapacity } from '../../../src/flags/store/cookieCapacity'
import { writeFlagCookie } from '../../../src/flags/store/writeFlagCookie'
import { required } from '../../support/required'

/** What js-cookie writes, with every attribute that we set. */
const written = (name: string, ids: readonly string[]) =>
  required(
    Cookies.set(name, writeFlagCookie(ids), {
      path: '/',
      sameSite: 'lax',
      expires: 365,
      secure: true,
    }),
  )

const many = (make: (n: number) => string) => Array.from({ length: 3000 }, (_, n) => make(n))
const uuid = (n: number) =>
  `k3x9-listings-${String(n).padStart(8, '0')}-0a1b-4c2d-8e3f-000000000000`

describe.each([
  ['short ids', many(String)],
  ['long ids', many(uuid)],
  ['ids with marks', many((n) => `a:b/c?d=e&f#${n}%, "q"\\`)],
  ['ids of other scripts', many((n) => `湖の家-${n}-🏔`)],
])('cookieCapacity of %s', (_, ids) => {
  it('is what one cookie of 4096 bytes holds, with its attributes', () => {
    const capacity = cookieCapacity('saved', ids)
    const full = written('saved', ids.slice(0, capacity))
    expect(full.length).toBeLessThanOrEqual(4096)
    const next = written('saved', ids.slice(0, capacity + 1))
    // The free space is smaller than the longest attributes.
    expect(next.length).toBeGreaterThan(4096 - 20)
  })
})

it('cookieCapacity is all ids that fit, and 0 when the name alone fills the cookie', () => {
  expect(cookieCapacity('saved', ['17', '18'])).toBe(2)
  expect(cookieCapacity('x'.repeat(4096), ['17'])).toBe(0)
})
