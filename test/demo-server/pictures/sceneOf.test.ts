/** @jest-environment node */
import { sceneOf } from '../../../demo/server/pictures/sceneOf'

test('no two of 48 listings in a row have the same colors and surroundings', () => {
  const scenes = Array.from({ length: 400 }, (_, index) => sceneOf(index + 1))
  for (let start = 0; start + 48 <= scenes.length; start++) {
    const row = scenes.slice(start, start + 48)
    const looks = row.map(({ palette, around }) =>
      [
        row.findIndex((one) => one.palette === palette),
        row.findIndex((one) => one.around === around),
      ].join(),
    )
    expect(new Set(looks).size).toBe(48)
  }
})
