import { useId, useRef } from 'react'
import type { ComponentId } from '../../../src/componentId'
import { NOTHING_FOUND_MESSAGES } from '../../../src/results/nothing-found/messages'
import { useTranslate } from '../../shared/languages/useTranslate'
import { focusResults } from './focusResults'
import { type ShownRelaxation, useRelaxations } from './useRelaxations'

/** The changes that find results, each with their number; nothing where there are none. */
export function RelaxationList({ id }: { readonly id: ComponentId }) {
  const translate = useTranslate(NOTHING_FOUND_MESSAGES)
  const relaxations = useRelaxations(id)
  const container = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const isShown = relaxations.length > 0
  const press = ({ choose }: ShownRelaxation) => {
    choose()
    // The pressed button disappears with the next results.
    if (container.current) focusResults(id, container.current)
  }
  return (
    <div ref={container} className="vitrine-nothing-found" tabIndex={-1}>
      {/* It is there before its text, which is then announced. */}
      <p id={titleId} className="vitrine-nothing-found__title" role="status">
        {isShown && translate('nothingFound.title')}
      </p>
      {isShown && (
        <ul className="vitrine-nothing-found__list" aria-labelledby={titleId}>
          {relaxations.map((relaxation) => (
            <li key={relaxation.text}>
              <button
                type="button"
                className="vitrine-button vitrine-nothing-found__change"
                onClick={() => press(relaxation)}
              >
                {relaxation.text}{' '}
                <span className="vitrine-nothing-found__count">
                  {translate('nothingFound.count', { n: relaxation.count })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
