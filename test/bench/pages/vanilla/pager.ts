import { create } from './create'
import type { SearchResult } from './requestSearch'

/** « Previous 1 2 … 9 Next », with four pages on each side of the current one. */
export function createPager(container: Element, rows: number, openPage: (start: number) => void) {
  const list = create('ul', { className: 'vitrine-pager__list' })
  const nav = create('nav', { className: 'vitrine-pager' }, list)
  nav.setAttribute('aria-label', 'Pages')
  container.append(create('div', {}, nav))
  const link = (page: number, text: string, className: string) => {
    const anchor = create('a', { className, href: `#start=${page * rows}`, textContent: text })
    anchor.addEventListener('click', (event) => {
      event.preventDefault()
      openPage(page * rows)
    })
    return create('li', {}, anchor)
  }
  return ({ numFound, start }: SearchResult) => {
    const last = Math.ceil(numFound / rows) - 1
    const current = Math.floor(start / rows)
    const items: HTMLElement[] = []
    if (current > 0) items.push(link(current - 1, '« Previous', 'vitrine-pager__previous'))
    for (let page = 0; page <= last; page += 1) {
      const isListed = Math.abs(page - current) <= 4 || page < 2 || page > last - 2
      if (isListed) items.push(link(page, String(page + 1), 'vitrine-pager__page'))
      else if (items.at(-1)?.className !== 'vitrine-pager__gap') {
        items.push(create('li', { className: 'vitrine-pager__gap', textContent: '…' }))
      }
    }
    if (current < last) items.push(link(current + 1, 'Next »', 'vitrine-pager__next'))
    list.replaceChildren(...items)
  }
}
