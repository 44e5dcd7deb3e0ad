import * as v from 'valibot'
import { wholeNumber } from '../../config/values'
import { parseFilter } from '../../filters/filter'
import type { FacetConfig } from '../config/facetConfig'
import type { FacetKind } from '../further/facetKind'
import { numbersOnly, withFilters } from '../further/numbersOnly'
import { numberTexts } from '../further/numberTexts'
import { RATING_MESSAGES } from './messages'
import { ratingRequest } from './ratingRequest'
import { DEFAULT_STARS, ratingSteps } from './ratingSteps'

const STEPS = 'ratings such as "4.5,4,3"'

/** Decodes ratings: a list, or a text with commas. */
const ratingList = () =>
  v.pipe(
    numberTexts(STEPS),
    v.check((steps) => steps.length > 0 && steps.every((step) => Number(step) > 0), STEPS),
    v.transform((steps) => steps.map(Number)),
  )

/** How many stars the best rating has. */
export function starsOf({ further }: FacetConfig): number {
  return (further?.['max_rating'] as number | undefined) ?? DEFAULT_STARS
}

/** The ratings to offer: the configured ones, and that of a link. The best is first. */
export function stepsOf(facet: FacetConfig, fq: readonly string[]): readonly number[] {
  const steps = ratingSteps(starsOf(facet), facet.further?.['ratings'] as number[] | undefined)
  const chosen = chosenStep(fq, facet.field)
  return chosen === null ? steps : ratingSteps(0, [...steps, chosen])
}

/** The chosen rating; null for none, and for a range with another end. */
export function chosenStep(fq: readonly string[], field: string): number | null {
  for (const text of fq) {
    const filter = parseFilter(text)
    if (filter.kind !== 'range' || filter.field !== field || filter.max !== '*') continue
    const step = Number(filter.min)
    if (step > 0) return step
  }
  return null
}

/** Facets that ask for a rating of at least some stars. */
export const rating: FacetKind = {
  name: 'rating',
  entries: {
    /** The ratings that are offered. */
    ratings: v.optional(ratingList()),
    /** How many stars the best rating has. */
    max_rating: v.optional(wholeNumber(2)),
  },
  complete: (facet) => ({
    ...facet,
    shownAs: 'rating',
    mode: 'single',
    stats: true,
    currency: false,
  }),
  request: (request, facet) => {
    const { field } = facet
    const fq = request.params.fq.filter(numbersOnly(field, stepsOf(facet, [])))
    return ratingRequest(withFilters(request, fq), field, stepsOf(facet, fq))
  },
  label({ text }, { field }, { translate }) {
    const step = chosenStep([text], field)
    return step === null ? null : { text: translate('rating.atLeast', { n: step }) }
  },
  messages: RATING_MESSAGES,
}
