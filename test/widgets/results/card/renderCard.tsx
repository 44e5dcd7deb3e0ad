import { render } from '@testing-library/react'
import { WIDGET_NAMES } from '../../../../mount/registry'
import { readTemplate } from '../../../../mount/templates/readTemplate'
import type { Doc } from '../../../../src/solr/response/searchResponse'
import { compileTemplate } from '../../../../src/templates/compile/compileTemplate'
import { createFormats } from '../../../../src/templates/values/format'
import { Card, type CardProps } from '../../../../widgets/results/card/Card'

export const formats = createFormats({ locale: 'en-US' })

/** The template that a themer wrote, compiled as on a page. */
export function compiled(markup: string) {
  const template = document.createElement('template')
  template.innerHTML = markup
  return compileTemplate(readTemplate(template), WIDGET_NAMES)
}

/** A document as Solr's JSON brings it, so that fields called `__proto__` are fields. */
export function aDoc(json: string | Record<string, unknown>): Doc {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  return { id: '1', ...JSON.parse(text) } as Doc
}

/** One card on a page: its element, and the template's issues. */
export function renderCard(
  markup: string,
  doc: string | Record<string, unknown> = {},
  more: Partial<CardProps> = {},
) {
  const { template, issues, fields } = compiled(markup)
  const shown = render(<Card doc={aDoc(doc)} template={template} formats={formats} {...more} />)
  return { ...shown, issues, fields, html: () => shown.container.innerHTML }
}
