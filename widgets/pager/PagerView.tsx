import type { ReactNode } from 'react'
import { onPlainClick } from '../shared/history/onPlainClick'
import type { Translate } from '../shared/languages/createTranslate'
import type { PagerState } from './usePager'

interface Props extends PagerState {
  readonly label: string
  readonly translate: Translate
}

/** « Previous 1 2 … 9 Next » (spec 2.1). At an end, the link beyond it is left out. */
export function PagerView({ items, prev, next, choose, prefetch, href, label, translate }: Props) {
  const link = (start: number, content: ReactNode, attributes: object) => (
    <a
      href={href(start)}
      onClick={(event) => onPlainClick(event, () => choose(start))}
      {...prefetch?.(start)}
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
