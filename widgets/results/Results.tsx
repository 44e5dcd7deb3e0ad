import { useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { selectAnswer, selectStatus } from '../../slices/search/selectSearch'
import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import { useTranslate } from '../shared/languages/useTranslate'
import type { ResultsConfig } from './config'
import { NoResults } from './NoResults'
import { ResultList } from './ResultList'
import { useFocusAfterRemoval } from './useFocusAfterRemoval'
import { useScrollToResults } from './useScrollToResults'

/**
 * The list of results (spec 2.1). The previous results stay while a search is pending; after a failure they
 * carry `data-stale`.
 */
export function Results({ id, config, templates, defaults }: WidgetProps<ResultsConfig>) {
  const translate = useTranslate()
  const answer = useSelector((state: RootState) => selectAnswer(state, id))
  const hasFailed = useSelector((state: RootState) => selectStatus(state, id) === 'failed')
  const region = useRef<HTMLElement>(null)
  const label = config.label ?? translate('results.label')
  useScrollToResults(id, answer?.params.start, region)
  const focusTracking = useFocusAfterRemoval(id, answer, region)
  useReveal(answer !== undefined)
  const show = templates.result ?? defaults.result
  if (!answer || !show) return null
  return (
    <section
      ref={region}
      className="vitrine-results"
      tabIndex={-1}
      aria-label={label}
      data-stale={hasFailed ? '' : undefined}
      {...focusTracking}
    >
      {/* The h3 headings of the default cards need an h2 above them. */}
      {!templates.result && <h2 className="vitrine-hidden">{label}</h2>}
      {answer.docs.length === 0 ? (
        <NoResults answer={answer} templates={templates} translate={translate} />
      ) : (
        <ResultList
          id={id}
          answer={answer}
          infiniteScroll={{ step: config.numvisible, stepsUntilButton: config.grow_steps }}
          show={show}
          translate={translate}
        />
      )}
    </section>
  )
}
