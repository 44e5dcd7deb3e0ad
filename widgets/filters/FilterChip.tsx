import type { CurrentFilter } from '../../src/filters/currentFilters'
import { RemoveIcon } from '../shared/filters/RemoveIcon'
import type { Translate } from '../shared/languages/createTranslate'
import { filterText } from './filterText'

interface Props {
  readonly entry: CurrentFilter
  readonly translate: Translate
  readonly onRemove: () => void
}

/** A button with one current filter, which it removes. */
export function FilterChip({ entry, translate, onRemove }: Props) {
  const filter = filterText(entry, translate)
  return (
    <button
      className="vitrine-chip"
      type="button"
      aria-label={
        'text' in filter
          ? translate('filters.removeText', filter)
          : translate('filters.remove', filter)
      }
      onClick={onRemove}
    >
      {'label' in filter && (
        <>
          <span className="vitrine-chip__label">{filter.label}:</span>{' '}
        </>
      )}
      <bdi className="vitrine-chip__value">{'text' in filter ? filter.text : filter.value}</bdi>
      <RemoveIcon />
    </button>
  )
}
