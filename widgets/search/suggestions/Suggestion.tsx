import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { ComponentId } from '../../../src/componentId'
import type { ValueLabel } from '../../../src/facets/choices/valueLabels'
import type { Suggestion as Item } from '../../../src/suggestions/matchingSuggestions'
import type { SuggestTerm } from '../../../src/suggestions/suggestTerm'
import { createFormats } from '../../../src/templates/values/format'
import type { Templates } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly id: ComponentId
  /** The field of the words. */
  readonly field: string
  readonly item: Item
  readonly term: SuggestTerm
  readonly template: Templates['suggestion']
}

/** Control characters, which no word of an index contains. */
const TAGS = { pre: '\u0002', post: '\u0003' }

/**
 * One suggestion with its typed part marked: by the themer's template, or as word and count. A value that a facet of the
 * field labels shows its label.
 */
export function Suggestion({ id, field, item, term: { head, prefix }, template }: Props) {
  const { value, count } = item
  const translate = useTranslate()
  const locale = useSelector((state: RootState) => state.settings.locale)
  const facets = useSelector((state: RootState) => state.searches[id]?.facets)
  const labels = facets?.find((facet) => facet.field === field)?.further?.['values']
  const label = (labels as readonly ValueLabel[] | undefined)?.find(
    (one) => one.value === value,
  )?.label
  const rest = value.slice(prefix.length)
  if (template) {
    const doc = { id: value, value, label: label ?? value, count, text: head + value }
    const highlighting = { value: [TAGS.pre + prefix + TAGS.post + rest] }
    return template({ doc, highlighting, highlightTags: TAGS, formats: createFormats({ locale }) })
  }
  return (
    <>
      <span className="vitrine-suggestions__value">
        {label ?? (
          <>
            <mark>{prefix}</mark>
            {rest}
          </>
        )}
      </span>{' '}
      <span className="vitrine-suggestions__count">{translate('facet.count', { n: count })}</span>
    </>
  )
}
