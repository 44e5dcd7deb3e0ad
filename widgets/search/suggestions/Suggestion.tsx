import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { Suggestion as Item } from '../../../src/suggestions/suggestionsFor'
import type { SuggestTerm } from '../../../src/suggestions/suggestTerm'
import { createFormats } from '../../../src/templates/values/format'
import type { Templates } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly item: Item
  readonly term: SuggestTerm
  readonly template: Templates['suggestion']
}

/** Signs that no word of an index holds. */
const MARKS = { pre: '\u0002', post: '\u0003' }

/** One suggestion, what was typed of it marked: as the themer's template says, or word and count. */
export function Suggestion({ item: { value, count }, term: { head, prefix }, template }: Props) {
  const translate = useTranslate()
  const locale = useSelector((state: RootState) => state.settings.locale)
  const rest = value.slice(prefix.length)
  if (template) {
    const doc = { id: value, value, count, text: head + value }
    const highlighting = { value: [MARKS.pre + prefix + MARKS.post + rest] }
    return template({ doc, highlighting, highlightTags: MARKS, formats: createFormats({ locale }) })
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
