import { flagBody } from '../../src/flags/flagBody'

it('builds the body that fetches saved items (spec 7.3)', () => {
  expect(flagBody(10, 'id', ['42', '43'])).toBe('rows=10&fq=id:(42%20OR%2043)')
  expect(flagBody(2, 'id', ['(a)', 'x:y'])).toBe('rows=2&fq=id:(%22(a)%22%20OR%20%22x%3Ay%22)')
})
