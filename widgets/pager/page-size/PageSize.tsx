import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { paramsSet } from '../../../slices/search/searchActions'
import { selectParams, selectSearch } from '../../../slices/search/selectSearch'
import { PAGE_SIZE_MESSAGES } from '../../../src/pager/messages'
import { chosenPageSize, MAX_PAGE_SIZE, withPageSize } from '../../../src/pager/pageSize'
import { createFormats } from '../../../src/templates/values/format'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { SearchForm } from '../../shared/history/SearchForm'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { PageSizeConfig } from './config'

/**
 * The select of how many results a page has. The component's own number is always an option, and so is the number of
 * an address; without `sizes` there are twice and four times as many.
 */
export function PageSize({ id, config }: WidgetProps<PageSizeConfig>) {
  const translate = useTranslate(PAGE_SIZE_MESSAGES)
  const dispatch = useDispatch()
  const formats = createFormats(useSelector((state: RootState) => state.settings))
  const configured = useSelector((state: RootState) => selectSearch(state, id)?.config.maxRows ?? 0)
  const params = useSelector((state: RootState) => selectParams(state, id))
  const selectId = useId()
  const form = usePlainForm(id)
  useReveal(true)
  if (configured <= 0) return null
  const current = chosenPageSize(params) ?? configured
  const multiples = [2 * configured, 4 * configured].filter((size) => size <= MAX_PAGE_SIZE)
  const all = new Set([...(config.sizes ?? multiples), configured, current])
  if (all.size < 2) return null
  const choose = (size: number) => {
    const next = withPageSize(params, size, configured)
    dispatch(paramsSet({ id, params: { extra: next.extra, start: next.start } }))
  }
  return (
    <SearchForm id={id} controls={['rows']} className="vitrine-page-size">
      <label className="vitrine-page-size__label" htmlFor={selectId}>
        {config.label ?? translate('pageSize.label')}
      </label>
      <select
        id={selectId}
        name={form?.nameOf('rows')}
        className="vitrine-sort__select vitrine-page-size__select"
        value={current}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {[...all]
          .sort((a, b) => a - b)
          .map((size) => (
            <option key={size} value={size}>
              {formats.number(size)}
            </option>
          ))}
      </select>
    </SearchForm>
  )
}
