import type { MapMessageKey } from '../../../src/map/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import type { useArea } from '../view/useArea'

interface Props {
  readonly search: ReturnType<typeof useArea>
  /** Where the focus goes when the button that has it is gone. */
  readonly giveFocus: () => void
  readonly translate: Translate<MapMessageKey>
}

/** Whether the results follow the map; where they do not, a button that searches where it stands. */
export function AreaSearch({ search, giveFocus, translate }: Props) {
  const { follows, follow, moved } = search
  const press = () => {
    search.search()
    giveFocus()
  }
  return (
    <div className="vitrine-map__search">
      <label className="vitrine-map__follow">
        <input
          type="checkbox"
          checked={follows}
          onChange={(event) => follow(event.target.checked)}
        />
        {translate('map.asMoved')}
      </label>
      {moved && !follows && (
        <button className="vitrine-map__here" type="button" onClick={press}>
          {translate('map.searchHere')}
        </button>
      )}
    </div>
  )
}
