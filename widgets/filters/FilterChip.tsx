import type { CurrentFilter } from '../../src/filters/currentFilters'
import { filterText } from '../shared/filters/filterText'
import { RemoveIcon } from '../shared/filters/RemoveIcon'
import { LinkOrButton } from '../shared/history/LinkOrButton'
import type { Translate } from '../shared/languages/createTranslate'

interface Props {
  readonly entry: CurrentFilter
  readonly translate: Translate
  /** The address without the filter; undefined where that is no address that a server reads. */
  readonly href: string | undefined
  readonly onRemove: () => void
}

/** A button or link with one current filter, which it removes. */
export function FilterChip({ entry, translate, href, onRemove }: Props) {
  const filter = filterText(entry, translate)
  return (
    <LinkOrButton
      className="vitrine-chip"
      href={href}
      rel={href && 'nofollow'}
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
      <bdi className="vitrine-chip__value" data-label={entry.value === undefined ? '' : undefined}>
        {'text' in filter ? filter.text : filter.value}
      </bdi>
      <RemoveIcon />
    </LinkOrButton>
  )
}
