import { readConfig } from '../settings/configSources'

/** Puts the searches that inherit behind the others, so that one may stand before its parent in the page. */
export function inheritingLast(
  searches: readonly Element[],
  pageDefaults: unknown,
): readonly Element[] {
  const rank = (element: Element) => Number(inherits(readConfig(element, pageDefaults).config))
  return searches.toSorted((a, b) => rank(a) - rank(b))
}

function inherits(config: Readonly<Record<string, unknown>>): boolean {
  const solr = config['solr']
  return typeof solr === 'object' && solr !== null && 'index' in solr && solr.index === 'inherit'
}
