import { memo } from 'react'
import { firstField } from '../../../../src/templates/values/firstField'
import type { Formats } from '../../../../src/templates/values/format'
import { textOf } from '../../../../src/templates/values/textOf'
import type { Show } from '../../../shared/entry/widgetProps'
import type { RowDoc } from '../useFlagged'
import type { SayCounter } from '../useTexts'
import { FlaggedLink } from './FlaggedLink'

interface Props {
  readonly id: string
  readonly doc: RowDoc
  /** False for one that was removed since the list was opened. */
  readonly saved: boolean
  /** The themer's template. */
  readonly show: Show | undefined
  readonly formats: Formats
  readonly remove: (id: string) => void
  readonly restore: (id: string) => void
  readonly say: SayCounter
}

/** One saved item, and the button that removes it: once pressed, the very same button undoes that. */
export const FlaggedRow = memo(function FlaggedRow(props: Props) {
  const { id, doc, saved, show, formats, remove, restore, say } = props
  const known = typeof doc === 'string' ? null : doc
  const title = (known && textOf(firstField(known, ['title', 'label', 'name']).value)) || id
  return (
    <li className="vitrine-flagged__item" data-item={id} data-state={saved ? undefined : 'removed'}>
      <div className="vitrine-flagged__content">
        {known && show ? (
          show({ doc: known, formats })
        ) : (
          <FlaggedLink doc={doc} title={title} say={say} />
        )}
      </div>
      <button
        className="vitrine-flagged__action"
        type="button"
        aria-label={say(saved ? 'flagged.removeOf' : 'flagged.undoOf', { title })}
        onClick={() => (saved ? remove(id) : restore(id))}
      >
        {say(saved ? 'flagged.remove' : 'flagged.undo')}
      </button>
    </li>
  )
})
