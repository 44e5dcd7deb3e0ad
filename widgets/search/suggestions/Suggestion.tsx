import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { Suggestion as Item } from '../../../src/suggestions/matchingSuggestions'
import type { SuggestTerm } from '../../../src/suggestions/suggestTerm'
import { createFormats } from '../../../src/templates/values/format'
import type { Templates } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly item: Item
  readonly term: SuggestTerm
  readonly template: Templates['suggestion']
}

/** Control characters, which no word of an index contains. */
const TAGS = { pre: '\u0002', post: '\u0003' }

/** One suggestion with its typed part marked: by the themer's template, or as word and count. */
export function Suggestion({ item: { value, count }, term: { head, prefix }, template }: Props) {
  const translate = useTranslate()
  const locale = useSelector((state: RootState) => state.settings.locale)
  const rest = value.slice(prefix.length)
  if (template) {
    const doc = { id: value, value, count, text: head + value }
    const highlighting = { value: [TAGS.pre + prefix + TAGS.post + rest] }
    return template({ doc, highlighting, highlightTags: TAGS, formats: createFormats({ locale }) })
  }
  return (
    <>
      <span className="vitrine-suggestions__value">
        <mark>{prefix}</mark>
        {rest}
      </span>{' '}
      <span className="vitrine-suggestions__count">{translate('facet.count', { n: count })}</span>
    </>
  )
}
