import { useEffect, useId } from 'react'
import type { NearMessageKey } from '../../../src/facets/near/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import { visitorPosition } from './position'
import { useLocate } from './useLocate'
import type { NearState } from './useNear'

interface Props {
  readonly near: NearState
  readonly translate: Translate<NearMessageKey>
}

/**
 * Searches around the visitor. The browser is asked when the button is pressed, and once a page; pressed again, it
 * gives up, or removes the circle.
 */
export function LocateButton({ near, translate }: Props) {
  const { status, find, stop } = useLocate()
  const noteId = useId()
  const { circle } = near
  // A place that was chosen meanwhile ends the search for the position, and its failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new circle counts
  useEffect(() => {
    if (circle) stop()
  }, [circle])
  const isLocating = status === 'locating'
  const hasFailed = !isLocating && status !== 'idle'
  const press = () => {
    if (near.isHere) near.remove()
    else if (visitorPosition()) {
      stop()
      near.chooseHere()
    } else find(near.chooseHere)
  }
  return (
    <div className="vitrine-near__locate">
      <button
        type="button"
        className="vitrine-button vitrine-near__here"
        aria-pressed={near.isHere || isLocating}
        aria-describedby={noteId}
        data-state={isLocating ? 'locating' : undefined}
        onClick={press}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <circle cx="8" cy="8" r="1.5" fill="currentColor" />
          <path d="M8 .5v3M8 12.5v3M.5 8h3M12.5 8h3" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        {translate('near.me')}
      </button>
      <p id={noteId} className="vitrine-near__note" role="status">
        {isLocating ? translate('near.locating') : near.isHere && translate('near.privacy')}
      </p>
      <p className="vitrine-near__problem" role="alert">
        {hasFailed && translate(`near.${status}`)}
      </p>
    </div>
  )
}
