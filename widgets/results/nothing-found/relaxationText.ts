import type { CurrentFilter } from '../../../src/filters/currentFilters'
import type { NothingFoundMessageKey } from '../../../src/results/nothing-found/messages'
import type { Change } from '../../../src/results/nothing-found/relaxation'
import { filterText } from '../../shared/filters/filterText'
import type { Translate } from '../../shared/languages/createTranslate'

interface Words {
  readonly translate: Translate<NothingFoundMessageKey>
  readonly translateFilter: Translate
  readonly locale: string
  /** Labels a filter, with one entry for each of its values. */
  readonly label: (filter: string) => readonly CurrentFilter[]
}

/** What a change does, such as "Remove City: Bend or Moab". @param q the search words */
export function relaxationText(change: Change, q: string, words: Words): string {
  const { translate, translateFilter, label } = words
  switch (change.kind) {
    case 'filter': {
      const text = joined(label(change.filter), words)
      return 'text' in text
        ? translateFilter('filters.removeText', text)
        : translateFilter('filters.remove', text)
    }
    case 'wider': {
      const text = joined(label(change.by), words)
      return 'text' in text ? text.text : `${text.label}: ${text.value}`
    }
    case 'spelling':
      return translate('nothingFound.spelling', { q: change.q })
    default:
      return translate(`nothingFound.${change.kind}`, { q })
  }
}

/** The values of one filter as one text. */
function joined(entries: readonly CurrentFilter[], { translateFilter, locale }: Words) {
  const texts = entries.map((entry) => filterText(entry, translateFilter))
  const values = texts.map((text) => ('text' in text ? text.text : text.value))
  const value = new Intl.ListFormat(locale, { type: 'disjunction' }).format(values)
  const [first] = texts
  return first && 'label' in first ? { label: first.label, value } : { text: value }
}
