import { absoluteUrl } from '../../src/content/absoluteUrl'

const page = 'https://stays.example/cabins/17'

it.each([
  ['../rules', 'https://stays.example/rules'],
  ['//cms.example/rules', 'https://cms.example/rules'],
  ['https://[half', 'https://[half'],
])('makes %s absolute where it can be read', (address, expected) => {
  // Safari 17.5 and Chrome 124 have no URL.parse.
  Object.defineProperty(URL, 'parse', { value: undefined, configurable: true, writable: true })
  expect(absoluteUrl(address, page)).toBe(expected)
})
