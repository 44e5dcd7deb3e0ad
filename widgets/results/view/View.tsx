import { useRef } from 'react'
import { VIEW_MESSAGES } from '../../../src/results/messages'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { ViewConfig } from './config'
import { useView, VIEWS } from './useView'

const SHAPES = {
  grid: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z',
  list: 'M2 2h4v4H2zM8 3h6v2H8zM2 10h4v4H2zM8 11h6v2H8z',
} as const

/** Two buttons that lay the results out as a grid or as a list. */
export function View({ id, config }: WidgetProps<ViewConfig>) {
  const translate = useTranslate(VIEW_MESSAGES)
  const group = useRef<HTMLFieldSetElement>(null)
  const { current, choose } = useView(id, config, group)
  useReveal(true)
  return (
    <fieldset ref={group} className="vitrine-view">
      <legend className="vitrine-hidden">{config.label ?? translate('view.label')}</legend>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          className="vitrine-button vitrine-view__option"
          aria-pressed={view === current}
          onClick={() => choose(view)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={SHAPES[view]} fill="currentColor" />
          </svg>
          {translate(`view.${view}`)}
        </button>
      ))}
    </fieldset>
  )
}
