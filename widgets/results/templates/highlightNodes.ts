import type { ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { highlightParts } from '../../../src/templates/values/highlightParts'
import type { Path } from '../../../src/templates/values/path'
import { readPath } from '../../../src/templates/values/readPath'
import { textOf } from '../../../src/templates/values/textOf'
import type { CardScope } from '../card/cardScope'

/**
 * Renders a field's snippets, the matches in mark elements; the field's text when Solr sent no snippet.
 * @returns null without text.
 */
export function highlightNodes(path: Path, scope: CardScope): ReactNode {
  const { highlighting, highlightTags } = scope
  const found =
    highlighting && path.from === 'document' && Object.hasOwn(highlighting, path.keys)
      ? highlighting[path.keys]
      : undefined
  const snippet = textOf(found, ' … ')
  if (snippet === '') return textOf(readPath(path, scope)) || null
  return highlightParts(snippet, highlightTags).map(({ text, isMatch }, i) =>
    isMatch ? jsx('mark', { children: text }, i) : text,
  )
}
