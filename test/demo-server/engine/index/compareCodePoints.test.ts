/** @jest-environment node */
import { compareCodePoints } from '../../../../demo/server/engine/index/compareCodePoints'

test('orders terms by code point, characters beyond the basic plane last', () => {
  const terms = ['🏔', '\uff5e', 'é', 'z', 'Z', 'za', '']
  expect([...terms].sort(compareCodePoints)).toEqual(['', 'Z', 'z', 'za', 'é', '\uff5e', '🏔'])
})
