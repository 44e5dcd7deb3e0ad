import { useState } from 'react'
import { SAVED_IDS_IN_LINK } from '../../../../src/solr/constants'
import { CopyLink } from '../CopyLink'
import type { SayCounter } from '../useTexts'

interface Props {
  readonly saved: readonly string[]
  readonly href: string
  readonly remove: (ids: readonly string[]) => void
  readonly restore: (ids: readonly string[]) => void
  readonly say: SayCounter
}

const none: readonly string[] = []

/** What can be done with all of them; they stand before the rows, of which there may be a thousand. */
export function FlaggedActions({ saved, href, remove, restore, say }: Props) {
  const [cleared, setCleared] = useState(none)
  const held = new Set(saved)
  const undoable = cleared.filter((id) => !held.has(id))
  const isUndo = undoable.length > 0
  const press = () => {
    if (isUndo) restore(undoable)
    else remove(saved)
    setCleared(isUndo ? none : saved)
  }
  return (
    <div className="vitrine-flagged__actions">
      <a className="vitrine-flagged__view" href={href}>
        {say('flagged.view')}
      </a>
      <CopyLink href={href} say={say} />
      {(isUndo || saved.length > 0) && (
        <button
          className="vitrine-flagged__action"
          type="button"
          aria-label={isUndo ? say('flagged.undoClear') : undefined}
          onClick={press}
        >
          {say(isUndo ? 'flagged.undo' : 'flagged.clear')}
        </button>
      )}
      {saved.length > SAVED_IDS_IN_LINK && (
        <p className="vitrine-flagged__most">{say('flagged.most', { n: SAVED_IDS_IN_LINK })}</p>
      )}
    </div>
  )
}
