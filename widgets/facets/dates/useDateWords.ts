import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { DateWords } from '../../../src/facets/dates/dateLabel'
import { DATES_MESSAGES } from '../../../src/facets/dates/messages'
import { useTranslate } from '../../shared/languages/useTranslate'

/** The words of dates in the page's language; the same object at each render. */
export function useDateWords(): DateWords {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const translate = useTranslate(DATES_MESSAGES)
  return useMemo(() => ({ locale, translate }), [locale, translate])
}
