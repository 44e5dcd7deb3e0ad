import type { MouseEvent, ReactNode } from 'react'
import type { PagerModel } from '../../src/pager/pager'
import type { Translate } from '../shared/languages/createTranslate'
import type { Foresee } from '../shared/prefetch/useForesee'

interface Props extends PagerModel {
  readonly choose: (start: number) => void
  readonly foresee: Foresee<number> | undefined
  readonly href: (start: number) => string
  readonly label: string
  readonly translate: Translate
}

/** « Previous 1 2 … 9 Next » (spec 2.1). There are no dead links: at an end, that link is not there. */
export function PagerView({ items, prev, next, choose, foresee, href, label, translate }: Props) {
  const link = (start: number, content: ReactNode, attributes: object) => (
    <a
      href={href(start)}
      onClick={(event) => follow(event, () => choose(start))}
      {...foresee?.(start)}
      {...attributes}
    >
      {content}
    </a>
  )
  let gaps = 0
  return (
    <nav className="vitrine-pager" aria-label={label}>
      <ul className="vitrine-pager__list">
        {prev !== null && (
          <li key="prev">
            {link(prev, translate('pager.previous'), {
              className: 'vitrine-pager__previous',
              rel: 'prev',
            })}
          </li>
        )}
        {items.map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap${gaps++}`} className="vitrine-pager__gap" aria-hidden="true">
              {translate('pager.gap')}
            </li>
          ) : (
            <li key={item.page}>
              {link(item.start, translate('pager.number', { n: item.page }), {
                className: 'vitrine-pager__page',
                'aria-label': translate('pager.page', { n: item.page }),
                'aria-current': item.current ? 'page' : undefined,
              })}
            </li>
          ),
        )}
        {next !== null && (
          <li key="next">
            {link(next, translate('pager.next'), { className: 'vitrine-pager__next', rel: 'next' })}
          </li>
        )}
      </ul>
    </nav>
  )
}

/** A plain click stays on the page; one that asks for a new tab or a download is the browser's. */
function follow(event: MouseEvent, go: () => void) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go()
}
