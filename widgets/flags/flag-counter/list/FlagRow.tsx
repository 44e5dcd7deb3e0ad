import { memo } from 'react'
import type { CounterMessageKey } from '../../../../src/flags/messages'
import { firstField } from '../../../../src/templates/values/firstField'
import type { Formats } from '../../../../src/templates/values/format'
import { textOf } from '../../../../src/templates/values/textOf'
import type { Show } from '../../../shared/entry/widgetProps'
import type { Translate } from '../../../shared/languages/createTranslate'
import type { RowDoc } from '../useFlagRows'
import { FlagLink } from './FlagLink'

interface Props {
  readonly id: string
  readonly doc: RowDoc
  /** False when it was removed since the list was opened. */
  readonly saved: boolean
  /** The themer's template. */
  readonly show: Show | undefined
  readonly formats: Formats
  readonly remove: (id: string) => void
  readonly restore: (id: string) => void
  readonly translate: Translate<CounterMessageKey>
}

/** One saved item, with a button that removes it and then undoes that. */
export const FlagRow = memo(function FlagRow(props: Props) {
  const { id, doc, saved, show, formats, remove, restore, translate } = props
  const known = typeof doc === 'string' ? null : doc
  const title = (known && textOf(firstField(known, ['title', 'label', 'name']).value)) || id
  return (
    <li className="vitrine-flagged__item" data-item={id} data-state={saved ? undefined : 'removed'}>
      <div className="vitrine-flagged__content">
        {known && show ? (
          show({ doc: known, formats })
        ) : (
          <FlagLink doc={doc} title={title} translate={translate} />
        )}
      </div>
      <button
        className="vitrine-flagged__action"
        type="button"
        aria-label={translate(saved ? 'flagged.removeOf' : 'flagged.undoOf', { title })}
        onClick={() => (saved ? remove(id) : restore(id))}
      >
        {translate(saved ? 'flagged.remove' : 'flagged.undo')}
      </button>
    </li>
  )
})
