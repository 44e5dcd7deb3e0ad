import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { filtersCleared, retried } from '../../../slices/search/searchActions'
import { selectAnswer, selectParams, selectStatus } from '../../../slices/search/selectSearch'
import { SLOW_SEARCH_MS } from '../../../src/search/constants'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import { useLongerThan } from '../../shared/useLongerThan'

/**
 * Shows a slow, a failed or, with filters, an empty search, with a button that helps (design decision 17).
 * Pages opt in to it.
 */
export function Status({ id }: WidgetProps<object>) {
  const translate = useTranslate()
  const dispatch = useDispatch()
  const status = useSelector((state: RootState) => selectStatus(state, id))
  const slow = useLongerThan(SLOW_SEARCH_MS, status === 'pending')
  const empty = useSelector((state: RootState) => {
    const shown = selectAnswer(state, id)
    const isEmpty = shown?.answer.numFound === 0 && !shown.nothingSaved
    return isEmpty && selectStatus(state, id) === 'ready' && selectParams(state, id).fq.length > 0
  })
  useReveal(true)
  return (
    <>
      <div className="vitrine-status" role="status" data-state={status}>
        {slow && <p className="vitrine-status__loading">{translate('status.loading')}</p>}
      </div>
      <div className="vitrine-status" role="alert" data-state={status}>
        {status === 'failed' && (
          <p className="vitrine-status__failed">
            {translate('status.failed')}{' '}
            <button
              className="vitrine-button"
              type="button"
              onClick={() => dispatch(retried({ id }))}
            >
              {translate('status.retry')}
            </button>
          </p>
        )}
      </div>
      {/* No live region, since the page's announcer announces the result. */}
      {empty && (
        <p className="vitrine-status vitrine-status__empty">
          {translate('status.empty')}{' '}
          <button
            className="vitrine-button"
            type="button"
            onClick={() => dispatch(filtersCleared({ id }))}
          >
            {translate('filters.clear')}
          </button>
        </p>
      )}
    </>
  )
}
