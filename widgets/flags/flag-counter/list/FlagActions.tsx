import { useState } from 'react'
import { FLAG_IDS_IN_LINK } from '../../../../src/flags/constants'
import type { CounterMessageKey } from '../../../../src/flags/messages'
import type { Translate } from '../../../shared/languages/createTranslate'
import type { FlagLinks } from '../useFlagLinks'
import { CopyLink } from './CopyLink'

interface Props {
  readonly saved: readonly string[]
  readonly links: FlagLinks
  readonly remove: (ids: readonly string[]) => void
  readonly restore: (ids: readonly string[]) => void
  readonly translate: Translate<CounterMessageKey>
}

const none: readonly string[] = []

/** The actions for all items, before the rows: there may be a thousand rows. */
export function FlagActions({ saved, links, remove, restore, translate }: Props) {
  const [cleared, setCleared] = useState(none)
  const savedIds = new Set(saved)
  const undoable = cleared.filter((id) => !savedIds.has(id))
  const isUndo = undoable.length > 0
  const press = () => {
    if (isUndo) restore(undoable)
    else remove(saved)
    setCleared(isUndo ? none : saved)
  }
  return (
    <div className="vitrine-flagged__actions">
      <a className="vitrine-flagged__view" href={links.view}>
        {translate('flagged.view')}
      </a>
      <CopyLink href={links.shared} translate={translate} />
      {(isUndo || saved.length > 0) && (
        <button
          className="vitrine-flagged__action"
          type="button"
          aria-label={isUndo ? translate('flagged.undoClear') : undefined}
          onClick={press}
        >
          {translate(isUndo ? 'flagged.undo' : 'flagged.clear')}
        </button>
      )}
      {saved.length > FLAG_IDS_IN_LINK && (
        <p className="vitrine-flagged__most">
          {translate('flagged.most', { n: FLAG_IDS_IN_LINK })}
        </p>
      )}
    </div>
  )
}
