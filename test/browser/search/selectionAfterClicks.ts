import type { Click } from './clickAtRandom'

/** The selection after some clicks. */
export interface Selection {
  readonly checked: readonly string[]
  readonly sort: string
  readonly start: string
}

/** Facets with at most one checked value (single mode, spec 4.2). */
const SINGLE = new Set(['bedrooms'])

/**
 * Computes the selection after the clicks on a component. After a failure the same click is a retry and
 * changes nothing (design decision 7).
 */
export function selectionAfterClicks(clicks: readonly Click[]): Selection {
  let selection: Selection = { checked: [], sort: '', start: '0' }
  let last = ''
  for (const { kind, what, hadFailed } of clicks) {
    const key = `${kind} ${what}`
    const isRetry = hadFailed && key === last
    last = key
    if (isRetry) continue
    if (kind === 'page') selection = { ...selection, start: what }
    else if (kind === 'sort') selection = { ...selection, sort: what, start: '0' }
    else selection = { ...selection, checked: toggled(selection.checked, what), start: '0' }
  }
  return selection
}

function toggled(checked: readonly string[], what: string): readonly string[] {
  if (checked.includes(what)) return checked.filter((one) => one !== what)
  const [field = ''] = what.split('=')
  const others = SINGLE.has(field) ? checked.filter((one) => !one.startsWith(`${field}=`)) : checked
  return [...others, what].sort()
}
