import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectAnswer } from '../../../slices/search/selectSearch'
import { TREE_MESSAGES } from '../../../src/facets/tree/messages'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { onPlainClick } from '../../shared/history/onPlainClick'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { BreadcrumbConfig } from './config'
import { useBreadcrumb } from './useBreadcrumb'

/** The way to the selected value of a tree: each step is a link to the value above. */
export function Breadcrumb({ id, config }: WidgetProps<BreadcrumbConfig>) {
  const words = useTranslate(TREE_MESSAGES)
  const breadcrumb = useBreadcrumb(id, config.field)
  useReveal(useSelector((state: RootState) => selectAnswer(state, id) !== undefined))
  if (!breadcrumb) return null
  const { crumbs, choose, href } = breadcrumb
  const first = { value: null, label: config.label ?? words('breadcrumb.all') }
  return (
    <nav className="vitrine-breadcrumb" aria-label={breadcrumb.label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari reads no list without markers otherwise. */}
      <ol className="vitrine-breadcrumb__list" role="list">
        {[first, ...crumbs].map(({ value, label }, i) => (
          <li key={value ?? ''} className="vitrine-breadcrumb__item">
            <a
              className="vitrine-breadcrumb__link"
              href={href(value)}
              aria-current={i === crumbs.length ? 'page' : undefined}
              onClick={(event) => onPlainClick(event, () => choose(value))}
            >
              <bdi>{label}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
