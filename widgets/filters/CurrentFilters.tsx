import { useRef } from 'react'
import type { CurrentFilter } from '../../src/filters/currentFilters'
import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import { LinkOrButton } from '../shared/history/LinkOrButton'
import { useTranslate } from '../shared/languages/useTranslate'
import { FilterChip } from './FilterChip'
import { useCurrentFilters } from './useCurrentFilters'

/** The current search filters, each with a remove button (spec 2.1). */
export function CurrentFilters({ id }: WidgetProps<object>) {
  const translate = useTranslate()
  const { entries, remove, clear, hrefWithout } = useCurrentFilters(id, translate)
  const list = useRef<HTMLDivElement>(null)
  useReveal(true)
  // The pressed button disappears with its filter, so the focus moves to the list.
  const removeEntry = (entry: CurrentFilter) => {
    remove(entry)
    list.current?.focus()
  }
  const clearAll = () => {
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
          {entries.map((entry) => (
            <li key={`${entry.facet} ${entry.value}`}>
              <FilterChip
                entry={entry}
                translate={translate}
                href={hrefWithout?.(entry)}
                onRemove={() => removeEntry(entry)}
              />
            </li>
          ))}
          <li>
            <LinkOrButton
              className="vitrine-current-filters__clear"
              href={hrefWithout?.(null)}
              rel={hrefWithout && 'nofollow'}
              onClick={clearAll}
            >
              {translate('filters.clear')}
            </LinkOrButton>
          </li>
        </ul>
      )}
    </div>
  )
}
