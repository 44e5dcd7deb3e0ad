import type { ReactNode } from 'react'
import { firstField } from '../../../src/templates/values/firstField'
import {
  type HighlightTags,
  SOLR_HIGHLIGHT_TAGS,
} from '../../../src/templates/values/highlightParts'
import { plainText } from '../../../src/templates/values/plainText'
import { textOf } from '../../../src/templates/values/textOf'
import type { TemplateProps } from '../../shared/entry/widgetProps'
import { highlightNodes } from '../templates/highlightNodes'

/** The first of the fields that has text, with its matches marked; null without text. */
export function cardText(props: TemplateProps, fields: readonly string[]): ReactNode {
  const { field, value } = firstField(props.doc, fields)
  return highlighted(props, field) ?? (textOf(value) || null)
}

/** The teaser: as text, without its HTML. */
export function cardTeaser(props: TemplateProps): ReactNode {
  const { field, value } = firstField(props.doc, ['teaser', 'description', 'summary'])
  return highlighted(props, field, true) ?? plainText(textOf(value))
}

function highlighted(props: TemplateProps, field: string | undefined, isHtml = false): ReactNode {
  const { doc, highlighting = {}, formats, highlightTags = SOLR_HIGHLIGHT_TAGS } = props
  const snippets =
    field !== undefined && Object.hasOwn(highlighting, field) ? highlighting[field] : undefined
  if (field === undefined || !snippets) return null
  const path = { text: field, from: 'document', keys: field } as const
  const scope = { doc, item: undefined, formats }
  return highlightNodes(path, {
    ...scope,
    highlighting: {
      [field]: isHtml ? snippets.map((one) => withoutTags(one, highlightTags)) : snippets,
    },
    highlightTags: isHtml ? PLACEHOLDERS : highlightTags,
  })
}

/** Characters for private use, which stand for the tags around a match while the HTML of a teaser is removed. */
const PLACEHOLDERS: HighlightTags = { pre: '\ue000', post: '\ue001' }

function withoutTags(snippet: string, { pre, post }: HighlightTags): string {
  return plainText(snippet.replaceAll(pre, PLACEHOLDERS.pre).replaceAll(post, PLACEHOLDERS.post))
}
