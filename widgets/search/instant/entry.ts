import { isSamePage } from '../../../src/search/searchTarget'
import { type AnyRootEntry, widget } from '../../shared/entry/widgetEntry'
import { searchBox } from '../search-box/entry'
import { InstantSearchBox } from './InstantSearchBox'
import { type InstantConfig, instantConfig } from './instantConfig'

/** The widget `search-box` with the option `instant`. */
export const instantBox: AnyRootEntry = {
  ...searchBox,
  ...widget<InstantConfig>({
    name: searchBox.name,
    config: instantConfig,
    Component: InstantSearchBox,
    findIssue: (config, id) =>
      searchBox.findIssue?.(config as never, id) ?? findInstantIssue(config, id),
  }),
}

/** What the box says about `instant` where it leads to another page. */
function findInstantIssue({ instant, target }: InstantConfig, id: string): string | null {
  if (!instant || !target || (id && isSamePage(target.url, location.href))) return null
  return `instant must be left out where the box leads to another page, such as to "${target.url}"; it is not used.`
}
