import * as v from 'valibot'
import { anyNumber, oneOf } from '../../config/values'
import { parseFilter } from '../../filters/filter'
import { BUCKET_MESSAGES } from '../buckets/messages'
import type { FacetConfig } from '../config/facetConfig'
import type { FacetKind } from '../further/facetKind'
import { numbersOnly, withFilters } from '../further/numbersOnly'
import { createScale } from './createScale'
import type { RangeScale } from './rangeScale'
import { decimalsOf } from './roundToStep'
import { stepFormat } from './stepFormat'

const MIN_STEP = 0.000001

/** Sliders with steps of their own, or with a logarithmic scale. */
export const scale: FacetKind = {
  name: 'scale',
  entries: {
    /** The least difference of two amounts. */
    step: v.optional(anyNumber(MIN_STEP, 'a number')),
    /** How the amounts are spread over the slider. */
    scale: v.optional(oneOf(['linear', 'log'])),
  },
  complete: (facet) => (facet.shownAs === 'range' ? { ...facet, shownAs: 'scale' } : facet),
  // Nobody knows how far the field reaches: amounts of some currencies are larger than an int.
  request: (request, facet) =>
    withFilters(
      request,
      request.params.fq.filter(
        numbersOnly(facet.field, [scaleOf(facet).step, Number.POSITIVE_INFINITY]),
      ),
    ),
  label({ text }, facet, { amounts, translate }) {
    const filter = parseFilter(text)
    const { step } = scaleOf(facet)
    if (filter.kind !== 'range' || decimalsOf(step) === 0) return null
    const format = stepFormat(amounts, step, facet.currency)
    const end = (written: string) => format(Number(written === '*' ? 0 : written))
    const [min, max] = [end(filter.min), end(filter.max)]
    return {
      text:
        filter.max === '*'
          ? translate('bucket.over', { min })
          : translate('bucket.between', { min, max }),
    }
  },
  messages: BUCKET_MESSAGES,
}

/** The scale of a slider's facet. */
export function scaleOf({ further }: Pick<FacetConfig, 'further'>): RangeScale {
  const step = (further?.['step'] as number | undefined) ?? 1
  return createScale({ step, isLogarithmic: further?.['scale'] === 'log' })
}
