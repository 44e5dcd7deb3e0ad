import type { DropdownOption } from './dropdownOption'
import type { OptionsPage } from './readOptionsPage'

/**
 * Appends the next page to the known options, each option once. A page without a new option is the last one,
 * even if the server says that more follow: the requests would never end.
 */
export function appendPage(
  known: readonly DropdownOption[],
  { options, hasMore }: OptionsPage,
): OptionsPage {
  const keys = new Set(known.map(({ key }) => key))
  const added = options.filter(({ key }) => !keys.has(key) && keys.add(key))
  return { options: [...known, ...added], hasMore: hasMore && added.length > 0 }
}
