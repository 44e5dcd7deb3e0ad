import type { CounterMessageKey } from '../../../../src/flags/messages'
import { attributeValue } from '../../../../src/templates/values/attributeValue'
import { firstField } from '../../../../src/templates/values/firstField'
import type { Translate } from '../../../shared/languages/createTranslate'
import type { RowDoc } from '../useFlagRows'

interface Props {
  readonly doc: RowDoc
  /** The document's, or its id. */
  readonly title: string
  readonly translate: Translate<CounterMessageKey>
}

/** A saved item where the themer wrote no template: its title, linked where it has an address that is safe. */
export function FlagLink({ doc, title, translate }: Props) {
  if (doc === 'gone' || doc === 'loading') {
    return <span className="vitrine-flagged__note">{translate(`flagged.${doc}`)}</span>
  }
  const url =
    doc === 'unknown' ? null : attributeValue('href', firstField(doc, ['url', 'path']).value)
  const text = <bdi>{title}</bdi>
  return url ? <a href={url}>{text}</a> : text
}
