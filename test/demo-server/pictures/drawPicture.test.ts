/** @jest-environment node */
import { appWith } from '../testApp'

test('draws a picture the same each time, and different pictures differently', async () => {
  const draw = async (number: number) => (await appWith().request(`/pictures/${number}.svg`)).text()
  expect(await draw(70)).toBe(await draw(70))
  const pictures = await Promise.all([70, 71, 72, 73, 80].map(draw))
  expect(new Set(pictures).size).toBe(5)
  for (const picture of pictures) expect(picture).toMatch(/^<svg [^>]*width="640" height="480"/)
})

test('places the buildings of a page of results differently', async () => {
  const draw = async (number: number) =>
    (await appWith().request(`/pictures/${number}0.svg`)).text()
  const pictures = await Promise.all(Array.from({ length: 24 }, (_, i) => draw(i + 1)))
  const transforms = pictures.map((picture) => /transform="([^"]*)"/.exec(picture)?.[1])
  expect(new Set(transforms).size).toBeGreaterThan(20)
  expect(transforms.filter((one) => one?.includes('scale(-')).length).toBeGreaterThan(4)
})

test('draws map tiles in dark colors, too', async () => {
  const tile = await (await appWith().request('/tiles/12/700/1500.svg')).text()
  expect(tile).toContain('prefers-color-scheme: dark')
  const fills = new Set([...tile.matchAll(/ (fill|stroke)="(#[0-9a-f]+)"/g)])
  for (const [, part, color] of fills) expect(tile).toContain(`[${part}="${color}"]{${part}:#`)
})
