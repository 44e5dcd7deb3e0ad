import * as v from 'valibot'
import { oneOf } from '../../config/values'
import type { Hierarchy, HierarchyShape } from './hierarchy'

const DELIMITER = 'one character between the names, such as "/" or ">"'

/** The options that make a facet a tree. */
export const treeEntries = {
  /** How the field's values make the tree: `path` or `levels`. */
  hierarchy: v.optional(oneOf(['path', 'levels'])),
  /** What stands between two names. */
  delimiter: v.optional(
    v.pipe(
      v.string(DELIMITER),
      // Others have a meaning in a pattern, or are part of names.
      v.check((sign) => /^[^\p{L}\p{N}\s\\^[\]&\-'"{}]$/u.test(sign), DELIMITER),
    ),
  ),
}

/** What a facet says of its tree. */
interface FacetWithOptions {
  readonly shownAs: string
  readonly further?: Readonly<Record<string, unknown>>
}

/** The shape of a facet's tree; null for a facet without one. */
export function readTreeOptions({ further, shownAs }: FacetWithOptions): Hierarchy | null {
  const shape = further?.['hierarchy']
  const delimiter = further?.['delimiter']
  if (shownAs !== 'tree' && shape === undefined) return null
  return {
    shape: isShape(shape) ? shape : 'path',
    delimiter: typeof delimiter === 'string' ? delimiter : '/',
    further,
  }
}

function isShape(value: unknown): value is HierarchyShape {
  return value === 'path' || value === 'levels'
}
