import { quoteLocalParam } from '../../solr/lucene/quoteLocalParam'
import type { FacetMode } from '../facetMode'
import type { Hierarchy } from './hierarchy'
import type { TreeLevel } from './treeLevel'

/** The deepest level that is requested. */
const MAX_DEPTH = 20

/** A facet with a tree. */
export interface TreeFacet {
  readonly field: string
  readonly mode: FacetMode
}

/**
 * The `facet.field` of each level: one field under a key for each, with the prefix of its values. In shape `path`
 * a pattern holds the depth, since a prefix alone would list all descendants. All other options are those of the
 * field: on shards they do not hold as local params.
 */
export function levelFields(
  { field, mode }: TreeFacet,
  levels: readonly TreeLevel[],
  hierarchy: Hierarchy,
): readonly string[] {
  const excluded = mode === 'and' ? '' : `ex=${field} `
  return levels.slice(0, MAX_LEVELS).map(({ depth, prefix }, i) => {
    const params = [
      `key=${levelName(field, i)}`,
      ...(prefix === '' ? [] : [`facet.prefix=${quoteLocalParam(prefix)}`]),
      ...(hierarchy.shape === 'path'
        ? [`facet.matches='${depthPattern(Math.min(depth, MAX_DEPTH), hierarchy.delimiter)}'`]
        : []),
    ]
    return `{!${excluded}${params.join(' ')}}${field}`
  })
}

/** How many levels one request counts. */
const MAX_LEVELS = 60

/** The name of a level in the response. No field has a colon in its name. */
export function levelName(field: string, index: number): string {
  return `${field}:${index}`
}

/** A pattern for paths of a depth, in Java's regular expressions. */
function depthPattern(depth: number, delimiter: string): string {
  return `[${delimiter}]?[^${delimiter}]+${`[${delimiter}][^${delimiter}]+`.repeat(depth)}`
}
