import { render, screen } from '@testing-library/react'
import { Card } from '../../../../widgets/results/card/Card'
import { TemplateWidgets } from '../../../../widgets/results/templates/TemplateWidgets'
import { aDoc, compiled, formats } from '../card/renderCard'

describe('TemplateWidget', () => {
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

  it('applies if, unless and each', () => {
    show({ saveable: false })
    expect(screen.queryByText(/flag/)).toBeNull()
  })

  it('renders nothing without a provider', () => {
    const { template } = compiled(markup)
    const { container } = render(
      <Card doc={aDoc({ saveable: true })} template={template} formats={formats} />,
    )
    expect(container.innerHTML).toBe('<p>a</p>')
  })
})
