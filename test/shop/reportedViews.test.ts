import { readReportedViews, withReportedView } from '../../src/shop/reportedViews'

it('keeps the latest views of each page', () => {
  let stored: string | null = null
  for (let page = 0; page < 32; page++) stored = withReportedView(stored, `/shop?page=${page}`, 'a')
  expect(readReportedViews(stored, '/shop?page=1')).toEqual([])
  expect(readReportedViews(stored, '/shop?page=2')).toEqual(['a'])
  for (let view = 0; view < 201; view++) stored = withReportedView(stored, '/shop', `p-${view}`)
  expect(readReportedViews(stored, '/shop')).toHaveLength(200)
  expect(readReportedViews(stored, '/shop')[0]).toBe('p-1')
  expect(readReportedViews(withReportedView(stored, '/shop', 'p-9'), '/shop')).toHaveLength(200)
})

it('accepts a page named like an object member', () => {
  expect(readReportedViews(withReportedView(null, '__proto__', 'a'), '__proto__')).toEqual(['a'])
  expect(readReportedViews('[]', 'constructor')).toEqual([])
})
