import { useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { selectAnswer, selectStatus } from '../../slices/search/selectSearch'
import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import { useTranslate } from '../shared/languages/useTranslate'
import type { ResultsConfig } from './config'
import { Empty } from './Empty'
import { ResultList } from './ResultList'
import { usePageTurn } from './usePageTurn'

/**
 * The list of results (spec 2.1). Old ones stay while a search is pending; after a failure they carry
 * `data-stale`.
 */
export function Results({ id, config, templates, defaults }: WidgetProps<ResultsConfig>) {
  const translate = useTranslate()
  const shown = useSelector((state: RootState) => selectAnswer(state, id))
  const failed = useSelector((state: RootState) => selectStatus(state, id) === 'failed')
  const region = useRef<HTMLElement>(null)
  const label = config.label ?? translate('results.label')
  usePageTurn(id, shown, region)
  useReveal(shown !== undefined)
  const show = templates.result ?? defaults.result
  if (!shown || !show) return null
  return (
    <section
      ref={region}
      className="vitrine-results"
      tabIndex={-1}
      aria-label={label}
      data-stale={failed ? '' : undefined}
    >
      {/* The default cards' headings stand under one of the list. */}
      {!templates.result && <h2 className="vitrine-hidden">{label}</h2>}
      {shown.docs.length === 0 ? (
        <Empty template={templates.empty} translate={translate} />
      ) : (
        <ResultList
          id={id}
          shown={shown}
          growth={{ step: config.numvisible, stepsUntilButton: config.grow_steps }}
          show={show}
          translate={translate}
        />
      )}
    </section>
  )
}
