import { render, screen } from '@testing-library/react'
import { DefaultCard } from '../../../../widgets/results/card/DefaultCard'
import { TemplateWidgets } from '../../../../widgets/results/templates/TemplateWidgets'
import { aDoc, formats } from './renderCard'

function show(doc: Record<string, unknown>, highlighting = {}) {
  return render(<DefaultCard doc={aDoc(doc)} formats={formats} highlighting={highlighting} />)
}

describe('DefaultCard', () => {
  it('shows the usual fields', () => {
    show({
      title: 'Lake cabin',
      url: '/cabins/lake',
      image: '/lake.jpg',
      teaser: 'By the <b>lake</b>',
      city: 'Ely',
      price: 1250,
    })
    const card = screen.getByRole('article')
    expect(card).toHaveClass('vitrine-card')
    expect(screen.getByRole('heading', { name: 'Lake cabin' })).toHaveClass('vitrine-card__title')
    expect(screen.getByRole('link', { name: 'Lake cabin' })).toHaveAttribute('href', '/cabins/lake')
    expect(card.querySelector('.vitrine-card__media img')).toHaveAttribute('data-src', '/lake.jpg')
    expect(card.querySelector('.vitrine-card__text')).toHaveTextContent('By the lake')
    expect(card.querySelector('.vitrine-card__meta')).toHaveTextContent('Ely')
    expect(card.querySelector('.vitrine-card__price')).toHaveTextContent('$1,250')
  })

  it('shows the first safe image, and reads other names of the fields', () => {
    show({ images: ['javascript:x', '/b.jpg'], label: 'Loft', path: '/loft', description: 'High' })
    expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('data-src', '/b.jpg')
    expect(screen.getByRole('link', { name: 'Loft' })).toHaveAttribute('href', '/loft')
    expect(screen.getByText('High')).toBeInTheDocument()
  })

  it('shows the id of a document without other fields, and no empty parts', () => {
    const { container } = show({})
    expect(container.innerHTML).toBe(
      '<article class="vitrine-card"><div class="vitrine-card__body"><h3 class="vitrine-card__title">1</h3></div></article>',
    )
  })

  it('marks matches', () => {
    const found = { title: ['Lake <em>cabin</em>'], teaser: ['<i>by</i> a <em>lake</em>'] }
    show({ title: 'Lake cabin', teaser: 'by a lake' }, found)
    expect(screen.getByText('cabin').localName).toBe('mark')
    expect(screen.getByText('lake').parentElement).toHaveTextContent('by a lake')
  })

  it('does not link to an unsafe URL', () => {
    show({ title: '<img src=x onerror=alert(1)>', url: 'java\tscript:alert(1)', price: '<b>1</b>' })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>')
    expect(screen.getByRole('article').querySelector('.vitrine-card__price')).toBeNull()
  })

  it('contains the flag widget when the page has one', () => {
    const doc = aDoc({ id: '7' })
    render(
      <TemplateWidgets value={(name, _, of) => <button type="button">{`${name} ${of.id}`}</button>}>
        <DefaultCard doc={doc} formats={formats} />
      </TemplateWidgets>,
    )
    expect(screen.getByRole('button', { name: 'flag 7' })).toBeInTheDocument()
  })
})
