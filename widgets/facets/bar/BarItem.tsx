import { type ReactNode, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectAnswer, selectParams } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { chosenCount } from '../../../src/facets/choices/chosenCount'
import { CHOICE_MESSAGES } from '../../../src/facets/choices/messages'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { useTranslate } from '../../shared/languages/useTranslate'
import { useClear } from '../choices/useClear'
import { keepInView } from './keepInView'

interface Props {
  readonly id: ComponentId
  readonly facet: FacetConfig
  /** Which items close each other. */
  readonly name: string
  readonly children: ReactNode
}

/** One button of the bar, and the facet that it opens. It is a `<details>`, so it opens without JavaScript, too. */
export function BarItem({ id, facet: { field, label }, name, children }: Props) {
  const translate = useTranslate()
  const further = useTranslate(CHOICE_MESSAGES)
  const numFound = useSelector((state: RootState) => selectAnswer(state, id)?.answer.numFound ?? 0)
  const item = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const chosen = useSelector((state: RootState) => chosenCount(selectParams(state, id).fq, field))
  const close = () => {
    item.current?.removeAttribute('open')
    item.current?.querySelector('summary')?.focus()
  }
  const clear = useClear(id, field, true)
  return (
    <details
      ref={item}
      className="vitrine-bar__item"
      name={name}
      onToggle={() => keepInView(panel.current)}
    >
      <summary className="vitrine-button vitrine-bar__button">
        {label}
        {chosen > 0 && (
          <>
            {' '}
            <span className="vitrine-bar__count" aria-hidden="true">
              {chosen}
            </span>
            <span className="vitrine-hidden">{further('facet.chosen', { n: chosen })}</span>
          </>
        )}
      </summary>
      <div ref={panel} className="vitrine-bar__panel">
        {children}
        <div className="vitrine-bar__foot">
          <button
            className="vitrine-facet__more"
            type="button"
            aria-label={further('facet.clearOf', { label })}
            onClick={() => chosen > 0 && clear()}
          >
            {further('facet.clear')}
          </button>
          <button className="vitrine-button vitrine-button--main" type="button" onClick={close}>
            {translate('facets.show', { n: numFound })}
          </button>
        </div>
      </div>
    </details>
  )
}
