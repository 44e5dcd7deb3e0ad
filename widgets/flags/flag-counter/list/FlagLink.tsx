import type { CounterMessageKey } from '../../../../src/flags/messages'
import { attributeValue } from '../../../../src/templates/values/attributeValue'
import { firstField } from '../../../../src/templates/values/firstField'
import type { Translate } from '../../../shared/languages/createTranslate'
import type { RowDoc } from '../useFlagRows'

interface Props {
  readonly doc: RowDoc
  /** The document's title, or its id. */
  readonly title: string
  readonly translate: Translate<CounterMessageKey>
}

/** A saved item without a template: its title, as a link when it has a safe address. */
export function FlagLink({ doc, title, translate }: Props) {
  if (doc === 'gone' || doc === 'loading') {
    return <span className="vitrine-flagged__note">{translate(`flagged.${doc}`)}</span>
  }
  const url =
    doc === 'unknown' ? null : attributeValue('href', firstField(doc, ['url', 'path']).value)
  const text = <bdi>{title}</bdi>
  return url ? <a href={url}>{text}</a> : text
}
