import { render, screen } from '@testing-library/react'
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
  it('share what no document changes', () => {
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

  it('read their template once', () => {
    const { template } = compiled('<p data-vitrine-text="t"></p>')
    expect(renderTemplate(template)).toBe(renderTemplate(template))
  })

  it('are not rendered again for the same document', () => {
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

describe('a widget in a template', () => {
  const markup =
    '<p>a</p><button class="x" onclick="y" data-vitrine="flag" data-vitrine-if="saveable" data-vitrine-text.flag="Save" data-vitrine-config="{}">Save</button>'

  const show = (doc: Record<string, unknown>) => {
    const { template, issues } = compiled(markup)
    render(
      <TemplateWidgets
        value={(name, attributes, of) => <i>{JSON.stringify({ name, attributes, id: of.id })}</i>}
      >
        <Card doc={aDoc(doc)} template={template} formats={formats} />
      </TemplateWidgets>,
    )
    return issues
  }

  it('gets its configuration and the document', () => {
    const issues = show({ id: '7', saveable: true })
    expect(JSON.parse(screen.getByText(/flag/).textContent)).toEqual({
      name: 'flag',
      attributes: { class: 'x', 'data-vitrine-text.flag': 'Save', 'data-vitrine-config': '{}' },
      id: '7',
    })
    expect(issues).toEqual([
      '<button class="x">: onclick would run code: use a widget or the bus instead.',
    ])
  })

  it('is chosen as any element is', () => {
    show({ saveable: false })
    expect(screen.queryByText(/flag/)).toBeNull()
  })

  it('is nothing where the page provides none', () => {
    const { template } = compiled(markup)
    const { container } = render(
      <Card doc={aDoc({ saveable: true })} template={template} formats={formats} />,
    )
    expect(container.innerHTML).toBe('<p>a</p>')
  })
})
