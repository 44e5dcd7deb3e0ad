import { parseFilter } from '../../filters/filter'
import { formatFilter } from '../../filters/formatFilter'

/**
 * Adds the missing tags to sliders' filters. A link may omit the tag, and without it the slider's extent
 * would be limited by its filter (design decision 4).
 * @param isSlider whether a field's facet requests an extent.
 */
export function tagRanges(
  fq: readonly string[],
  isSlider: (field: string) => boolean,
): readonly string[] {
  return fq.map((text) => {
    const filter = parseFilter(text)
    if (filter.kind === 'other' || !isSlider(filter.field)) return text
    if (filter.kind === 'range') return formatFilter({ ...filter, tag: filter.tag ?? filter.field })
    return filter.mode === 'and' ? formatFilter({ ...filter, mode: 'single' }) : text
  })
}
