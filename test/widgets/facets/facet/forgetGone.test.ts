import { createGrouping, groupItems } from '../../../../widgets/facets/facet/rows/groupItems'
import { forgetGone } from '../../../../widgets/facets/facet/rows/showCounts'
import { required } from '../../../support/required'

it('drops the elements of rows that are gone, and keeps their groups', () => {
  const grouping = createGrouping()
  groupItems(
    ['Bern', 'Thun'].map((facet) => ({ facet, count: 1, active: false })),
    grouping,
  )
  const [bern, thun] = [...grouping.rows.values()].map((row) => {
    row.place = document.body.appendChild(document.createElement('span'))
    return row
  })
  const place = required(bern?.place)
  thun?.place?.remove()
  forgetGone(grouping)
  expect(bern?.place).toBe(place)
  expect(thun?.place).toBeUndefined()
  expect(thun?.key).toBe(bern?.key)
})
