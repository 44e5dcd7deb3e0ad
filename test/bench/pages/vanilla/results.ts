import { create } from './create'
import type { Doc, SearchResult } from './requestSearch'

const money = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** The list of results: cards cloned from the page's template. */
export function createResults(container: Element): (result: SearchResult) => void {
  const template = document.querySelector<HTMLTemplateElement>('[data-vitrine-template="result"]')
  const card = template?.content.firstElementChild
  if (!card) throw new Error('The page has no template.')
  for (const bound of card.querySelectorAll('*')) {
    for (const name of bound.getAttributeNames()) {
      if (name.startsWith('data-vitrine')) bound.removeAttribute(name)
    }
  }
  const list = create('ol', { className: 'vitrine-results__list' })
  const section = create('section', { className: 'vitrine-results', tabIndex: -1 }, list)
  section.setAttribute('aria-label', 'Results')
  container.append(create('div', {}, section))
  return ({ docs }) => list.replaceChildren(...docs.map((doc) => item(card, doc)))
}

function item(card: Element, doc: Doc): HTMLLIElement {
  const clone = card.cloneNode(true) as Element
  const text = (className: string, value: string | undefined) => {
    const element = clone.getElementsByClassName(className)[0]
    if (value === undefined) element?.remove()
    else if (element) element.textContent = value
  }
  const link = clone.getElementsByClassName('listing__link')[0] as HTMLAnchorElement
  link.href = doc.url
  link.textContent = doc.title
  const picture = clone.getElementsByClassName('listing__picture')[0] as HTMLImageElement
  if (doc.images?.[0]) picture.src = doc.images[0]
  text('listing__place', doc.city)
  text('listing__teaser', doc.teaser)
  text('listing__price', doc.price === undefined ? undefined : money.format(doc.price))
  const amenities = clone.getElementsByClassName('listing__amenities')[0]
  const items = doc.amenities?.map((amenity) => create('li', { textContent: amenity }))
  if (items?.length) amenities?.replaceChildren(...items)
  else amenities?.remove()
  return create('li', { className: 'vitrine-results__item' }, clone)
}
