import { ratingRequest } from '../../../src/facets/rating/ratingRequest'
import { ratingSteps } from '../../../src/facets/rating/ratingSteps'
import { aRequest } from '../support/aRequest'

it('offers all ratings below the best', () => {
  expect(ratingSteps(5)).toEqual([4, 3, 2, 1])
  expect(ratingSteps(3)).toEqual([2, 1])
})

it('offers the configured ratings, the best first, each once', () => {
  expect(ratingSteps(5, [3, 4.5, 4, 3])).toEqual([4.5, 4, 3])
})

it('counts what is rated at least so, without the filter of the field', () => {
  const { extraParams } = ratingRequest(aRequest(), 'rating', [4.5, 4])
  expect(extraParams['facet.query']).toEqual([
    '{!ex=rating key=rating:4.5-}rating:[4.5 TO *]',
    '{!ex=rating key=rating:4-}rating:[4 TO *]',
  ])
})
