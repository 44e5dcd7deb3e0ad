import { allowedAddress } from '../../src/content/allowedAddress'
import { ContentRefused } from '../../src/content/contentRefused'

const page = 'https://stays.example/cabins/17?from=menu#prices'
const allowed = ['https://stays.example', 'https://cms.example']

describe('markup may come from', () => {
  it.each([
    ['/regions', 'https://stays.example/regions'],
    ['../rules?short=1', 'https://stays.example/rules?short=1'],
    ['//stays.example/rules', 'https://stays.example/rules'],
    ['HTTPS://STAYS.EXAMPLE/rules', 'https://stays.example/rules'],
    ['https://cms.example/rules', 'https://cms.example/rules'],
  ])('%s', (url, address) => {
    expect(allowedAddress(url, page, allowed).href).toBe(address)
  })
})

describe('markup may not come from', () => {
  it.each([
    ['', 'is no URL'],
    [' \n', 'is no URL'],
    ['https://', 'is no URL'],
    ['javascript:alert(1)', 'must be an http or https URL'],
    [' \u0001java\nscript:alert(1)', 'must be an http or https URL'],
    ['JaVaScRiPt:alert(1)', 'must be an http or https URL'],
    ['data:text/html,<b>1', 'must be an http or https URL'],
    ['blob:https://stays.example/1', 'must be an http or https URL'],
    ['file:///etc/hosts', 'must be an http or https URL'],
    ['//evil.example/rules', 'https://evil.example is another site'],
    ['/\\evil.example/rules', 'https://evil.example is another site'],
    ['\\\\evil.example', 'https://evil.example is another site'],
    ['/\t/evil.example', 'https://evil.example is another site'],
    ['http://stays.example/rules', 'http://stays.example is another site'],
    ['https://stays.example:8443/rules', 'https://stays.example:8443 is another site'],
    ['https://cms.example.evil.example/', 'https://cms.example.evil.example is another site'],
    ['https://cms.example@evil.example/', "must not hold a user's name"],
    ['https://me:pass@stays.example/', "must not hold a user's name"],
  ])('%j', (url, reason) => {
    expect(() => allowedAddress(url, page, allowed)).toThrow(ContentRefused)
    expect(() => allowedAddress(url, page, allowed)).toThrow(reason)
  })

  it('anywhere with a message as long as the address', () => {
    const message = () => allowedAddress(`x:${'y'.repeat(1e6)}`, page, allowed)
    expect(message).toThrow(/^.{200,260}$/)
  })
})
