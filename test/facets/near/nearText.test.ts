import { formatMessage } from '../../../src/contract/formatMessage'
import { distanceFormat } from '../../../src/facets/near/distanceFormat'
import { NEAR_MESSAGES, type NearMessageKey } from '../../../src/facets/near/messages'
import { nearFilters, nearPairs } from '../../../src/facets/near/nearPairs'
import { centerOf, circleText } from '../../../src/facets/near/nearText'

const translate = (key: NearMessageKey, values: Readonly<Record<string, string>>) =>
  formatMessage(NEAR_MESSAGES[key], values, 'en')
const places = [{ name: 'Munich', lat: 48.137, lng: 11.575, count: null }]
const here = { lat: 48.1, lng: 11.5 }

function text(point: { lat: number; lng: number }, km: number | null) {
  const center = centerOf(point, places, here)
  return circleText({ ...point, km }, center, distanceFormat('en-IE'), translate)
}

test('names the place, the visitor, or a point', () => {
  expect(text({ lat: 48.137, lng: 11.575 }, 25)).toBe('Within 25 km of Munich')
  expect(text(here, 0.5)).toBe('Within 500 m of you')
  expect(text({ lat: 1, lng: 2 }, 25)).toBe('Within 25 km of a point on the map')
})

test('says no distance where any will do', () => {
  expect(text({ lat: 48.137, lng: 11.575 }, null)).toBe('Near Munich')
  expect(text(here, null)).toBe('Near you')
  expect(text({ lat: 1, lng: 2 }, null)).toBe('Near a point on the map')
})

test('a circle is one pair of the query address', () => {
  expect(nearPairs('place', ['place:48.137,11.575,25'])).toEqual([['', '48.137,11.575,25']])
  expect(nearFilters('place', [{ key: null, value: '48.137,11.575,25' }])).toEqual([
    'place:48.137,11.575,25',
  ])
})

test('an area, two circles, and a circle in another spelling are none', () => {
  for (const filters of [
    [],
    ['place:[48,11 TO 49,12]'],
    ['place:1,2,3', 'place:4,5,6'],
    ['{!tag=place}place:1,2,3'],
    ['place:01,2,3'],
  ])
    expect(nearPairs('place', filters)).toBeNull()
})

test('reads what a plain form sends: the point of a place, and the radius', () => {
  const form = (at: string, km: string) =>
    nearFilters('place', [
      { key: 'at', value: at },
      { key: 'km', value: km },
    ])
  expect(form('48.137,11.575', '25')).toEqual(['place:48.137,11.575,25'])
  expect(form('48.137,11.575', '')).toEqual(['place:48.137,11.575'])
  expect(form('', '25')).toEqual([])
  expect(form('91,0', '25')).toEqual([])
  expect(form('1,2,3', '25')).toEqual([])
})
