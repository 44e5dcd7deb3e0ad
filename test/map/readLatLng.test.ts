import { readLatLng } from '../../src/map/readLatLng'

describe('readLatLng', () => {
  it.each([
    ['44.0582,-121.3153', { lat: 44.0582, lng: -121.3153 }],
    [' 44 , +9.5 ', { lat: 44, lng: 9.5 }],
    ['-90,180', { lat: -90, lng: 180 }],
    [['', 'somewhere', '1,2', '3,4'], { lat: 1, lng: 2 }],
  ])('reads %j', (value, point) => {
    expect(readLatLng(value)).toEqual(point)
  })

  it.each([
    undefined,
    null,
    '',
    'Bend, Oregon',
    '44.0582',
    '44,05,-121,31',
    '91,0',
    '0,181',
    '1e1,2',
    'NaN,NaN',
    '44.0582;-121.3153',
    44,
    { lat: 1, lng: 2 },
    [[1, 2]],
    '<b>1,2</b>',
    `${'1'.repeat(50_000)},2`,
  ])('returns null for %j', (value) => {
    expect(readLatLng(value)).toBeNull()
  })
})
