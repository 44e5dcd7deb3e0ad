import type { MapMessageKey } from '../../../src/map/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import type { AreaSearchState } from '../view/useAreaSearch'

interface Props {
  readonly search: AreaSearchState
  /** Moves the focus when the focused button is removed. */
  readonly focusMap: () => void
  readonly translate: Translate<MapMessageKey>
}

/** A checkbox to search with each move, and a button to search the present area. */
export function AreaSearch({ search, focusMap, translate }: Props) {
  const { isFollowing, setFollowing, hasMoved } = search
  const onSearch = () => {
    search.search()
    focusMap()
  }
  return (
    <div className="vitrine-map__search">
      <label className="vitrine-map__follow">
        <input
          type="checkbox"
          checked={isFollowing}
          onChange={(event) => setFollowing(event.target.checked)}
        />
        {translate('map.asMoved')}
      </label>
      {hasMoved && !isFollowing && (
        <button className="vitrine-map__here" type="button" onClick={onSearch}>
          {translate('map.searchHere')}
        </button>
      )}
    </div>
  )
}
