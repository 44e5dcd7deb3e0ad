import type { ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { highlightParts } from '../../../src/templates/values/highlightParts'
import type { Path } from '../../../src/templates/values/path'
import { readPath } from '../../../src/templates/values/readPath'
import { textOf } from '../../../src/templates/values/textOf'
import type { CardScope } from '../card/cardScope'

/**
 * A field's snippets, text with the searched words in mark elements; the field's own text where
 * Solr sent no snippet.
 * @returns null when there is nothing to show.
 */
export function highlightNodes(path: Path, scope: CardScope): ReactNode {
  const { highlighting, marks } = scope
  const found =
    highlighting && path.from === 'document' && Object.hasOwn(highlighting, path.keys)
      ? highlighting[path.keys]
      : undefined
  const snippet = textOf(found, ' … ')
  if (snippet === '') return textOf(readPath(path, scope)) || null
  return highlightParts(snippet, marks).map(({ text, marked }, i) =>
    marked ? jsx('mark', { children: text }, i) : text,
  )
}
