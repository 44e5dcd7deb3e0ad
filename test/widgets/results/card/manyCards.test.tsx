import { render } from '@testing-library/react'
import { SOLR_HIGHLIGHT_TAGS } from '../../../../src/templates/values/highlightParts'
import { Card } from '../../../../widgets/results/card/Card'
import { renderTemplate } from '../../../../widgets/results/templates/renderTemplate'
import { TemplateWidgets } from '../../../../widgets/results/templates/TemplateWidgets'
import { aDoc, compiled, formats } from './renderCard'

const scope = (doc: Record<string, unknown>) => {
  return {
    doc: aDoc(doc),
    item: undefined,
    highlighting: undefined,
    highlightTags: SOLR_HIGHLIGHT_TAGS,
    formats,
  }
}

describe('many cards of one template', () => {
  it('share the elements that are the same for all documents', () => {
    const { template } = compiled(
      '<article><svg><path d="M0 0"/></svg><b data-vitrine-text="t"></b></article>',
    )
    const parts = ['a', 'b'].map((t) => {
      const article = renderTemplate(template)(scope({ t })) as { props: { children: unknown[] } }
      return article.props.children
    })
    expect(parts[0]?.[0]).toBe(parts[1]?.[0])
    expect(parts[0]?.[1]).not.toBe(parts[1]?.[1])
  })

  it('prepare their template once', () => {
    const { template } = compiled('<p data-vitrine-text="t"></p>')
    expect(renderTemplate(template)).toBe(renderTemplate(template))
  })

  it('do not render again for the same document', () => {
    const { template } = compiled('<b data-vitrine="flag"></b>')
    const rendered: string[] = []
    const doc = aDoc({ id: '7' })
    const renderWidget = (name: string) => {
      rendered.push(name)
      return name
    }
    const page = () => (
      <TemplateWidgets value={renderWidget}>
        <Card doc={doc} template={template} formats={formats} />
      </TemplateWidgets>
    )
    const { rerender } = render(page())
    rerender(page())
    expect(rendered).toEqual(['flag'])
  })
})
