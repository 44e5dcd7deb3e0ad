import type { SayMap } from '../useTexts'
import type { useArea } from '../view/useArea'

interface Props {
  readonly search: ReturnType<typeof useArea>
  /** Where the focus goes when the button that has it is gone. */
  readonly giveFocus: () => void
  readonly say: SayMap
}

/** Whether the results follow the map; where they do not, a button that searches where it stands. */
export function AreaSearch({ search, giveFocus, say }: Props) {
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
        {say('map.asMoved')}
      </label>
      {moved && !follows && (
        <button className="vitrine-map__here" type="button" onClick={press}>
          {say('map.searchHere')}
        </button>
      )}
    </div>
  )
}
