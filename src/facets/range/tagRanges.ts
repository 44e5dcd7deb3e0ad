import { parseFilter } from '../../filters/filter'
import { formatFilter } from '../../filters/formatFilter'

/**
 * The filters as they are sent: a link may have left the tag of a slider's filter out, by which its extent
 * is counted past it (design decision 4).
 * @param isSlider whether a field is one whose facet asks for an extent.
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
