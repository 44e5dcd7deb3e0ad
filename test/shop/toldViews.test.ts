import { viewsOf, withView } from '../../src/shop/toldViews'

it('keeps what was seen by page, and the latest of it', () => {
  let stored: string | null = null
  for (let page = 0; page < 32; page++) stored = withView(stored, `/shop?page=${page}`, 'a')
  expect(viewsOf(stored, '/shop?page=1')).toEqual([])
  expect(viewsOf(stored, '/shop?page=2')).toEqual(['a'])
  for (let view = 0; view < 201; view++) stored = withView(stored, '/shop', `p-${view}`)
  expect(viewsOf(stored, '/shop')).toHaveLength(200)
  expect(viewsOf(stored, '/shop')[0]).toBe('p-1')
  expect(viewsOf(withView(stored, '/shop', 'p-9'), '/shop')).toHaveLength(200)
})

it('takes a page called like a part of an object for a page', () => {
  expect(viewsOf(withView(null, '__proto__', 'a'), '__proto__')).toEqual(['a'])
  expect(viewsOf('[]', 'constructor')).toEqual([])
})
