/** @jest-environment node */
import { select } from '../smallEngine'

test('marks only the matching words', () => {
  const { highlighting } = select(
    ['q', 'lake -market'],
    ['hl', 'true'],
    ['hl.fl', 'title,city'],
    ['hl.simple.pre', '[['],
    ['hl.simple.post', ']]'],
  )
  expect(highlighting).toEqual({
    lake: { title: ['Quiet cabin by the [[lake]]'], city: ['[[Lake]] Tahoe'] },
    beach: { title: ['House on the beach, quiet [[lake]] behind it'] },
  })
})

test('ignores negative clauses of the query', () => {
  const { highlighting } = select(['q', 'lake -title:tahoe'], ['hl', 'true'], ['hl.fl', 'city'])
  expect(highlighting['lake']).toEqual({ city: ['<em>Lake</em> Tahoe'] })
})

test('marks only whole phrases, and splits long texts into passages', () => {
  const marked = (q: string, size: string) =>
    select(['q', q], ['hl', 'true'], ['hl.fl', 'title'], ['hl.fragsize', size]).highlighting
  expect(marked('"quiet lake"', '0')['beach']).toEqual({
    title: ['House on the beach, <em>quiet lake</em> behind it'],
  })
  expect(marked('quiet', '20')['beach']).toEqual({ title: ['<em>quiet</em> lake behind it'] })
})
