import type { AmenityCategory } from '../../../src/facets/config/categories'
import { useHoverPopup } from '../../shared/dialogs/useHoverPopup'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly category: AmenityCategory
}

/** A category's info icon, and the popup with its description (spec 2.1, 3.12, 4.7). */
export function AmenityInfo({ category: { id, label, description } }: Props) {
  const translate = useTranslate()
  const { open, containerProps, popup, press } = useHoverPopup()
  const popupId = `amenity-detail-${id}`
  return (
    <span className="vitrine-amenities__info" {...containerProps}>
      <button
        className="vitrine-amenities__icon"
        type="button"
        data-category={id}
        aria-label={translate('amenities.about', { label })}
        aria-expanded={open}
        aria-describedby={popupId}
        {...press}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M10 9v5M10 5.75v1.5" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
      <div
        id={popupId}
        className="vitrine-surface vitrine-popup"
        role="tooltip"
        tabIndex={-1}
        {...popup}
      >
        {description}
      </div>
    </span>
  )
}
