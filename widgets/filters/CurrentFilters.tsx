import { useRef } from 'react'
import type { CurrentFilter } from '../../src/filters/currentFilters'
import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import { useTranslate } from '../shared/languages/useTranslate'
import { filterText } from './filterText'
import { useCurrentFilters } from './useCurrentFilters'

/** The current search filters, each of which can be removed (spec 2.1). */
export function CurrentFilters({ id }: WidgetProps<object>) {
  const translate = useTranslate()
  const { entries, remove, clear } = useCurrentFilters(id)
  const list = useRef<HTMLDivElement>(null)
  useReveal(true)
  // The button that was pressed is gone with its filter: focus stays in the list.
  const removed = (entry: CurrentFilter) => {
    remove(entry)
    list.current?.focus()
  }
  const cleared = () => {
    clear()
    list.current?.focus()
  }
  return (
    <div
      ref={list}
      tabIndex={-1}
      className="vitrine-current-filters"
      role="group"
      aria-label={translate('filters.title')}
    >
      {entries.length > 0 && (
        <ul className="vitrine-current-filters__list">
          {entries.map((entry) => {
            const filter = filterText(entry, translate)
            return (
              <li key={`${entry.facet} ${entry.value}`}>
                <button
                  className="vitrine-chip"
                  type="button"
                  aria-label={
                    'text' in filter
                      ? translate('filters.removeText', filter)
                      : translate('filters.remove', filter)
                  }
                  onClick={() => removed(entry)}
                >
                  {'label' in filter && (
                    <>
                      <span className="vitrine-chip__label">{filter.label}:</span>{' '}
                    </>
                  )}
                  <bdi className="vitrine-chip__value">
                    {'text' in filter ? filter.text : filter.value}
                  </bdi>
                  <svg
                    className="vitrine-chip__icon"
                    viewBox="0 0 16 16"
                    width="12"
                    height="12"
                    aria-hidden="true"
                  >
                    <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
                  </svg>
                </button>
              </li>
            )
          })}
          <li>
            <button className="vitrine-current-filters__clear" type="button" onClick={cleared}>
              {translate('filters.clear')}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
