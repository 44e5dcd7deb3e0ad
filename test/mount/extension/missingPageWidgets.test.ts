import { createApp } from '../../../mount/app/createApp'
import { extend } from '../../../mount/extension/extension'
import { furtherEntries } from '../../../mount/extension/furtherEntries'

// As a page with the classic script has it that lacks the third one.
jest.mock('../../../mount/extension/pageWidgets', () => {
  throw new Error('add the third script')
})

beforeEach(() => furtherEntries.clear())

it('reports the missing code once what else a configuration needs is there', async () => {
  const { app } = createApp()
  const extended = extend('view', { facets: [{ max_rating: 5 }] }, app)
  await expect(extended).rejects.toThrow('add the third script')
  expect(furtherEntries.has('rating')).toBe(true)
  expect(furtherEntries.has('view')).toBe(false)
})

it('asks for none of it where a configuration needs none', async () => {
  const { app } = createApp()
  await extend('facet', { max_rating: 5 }, app)
  expect(furtherEntries.has('rating')).toBe(true)
})
