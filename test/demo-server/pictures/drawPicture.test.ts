/** @jest-environment node */
import { appWith } from '../testApp'

test('draws a picture the same each time, and different pictures differently', async () => {
  const draw = async (number: number) => (await appWith().request(`/pictures/${number}.svg`)).text()
  expect(await draw(70)).toBe(await draw(70))
  const pictures = await Promise.all([70, 71, 72, 73, 80].map(draw))
  expect(new Set(pictures).size).toBe(5)
  for (const picture of pictures) expect(picture).toMatch(/^<svg [^>]*width="640" height="480"/)
})
