import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { type AmountFormat, amountFormat } from '../../../src/facets/range/amountFormat'

/** Formats the amounts of facets in the page's language; the same functions at each render. */
export function useAmountFormat(): AmountFormat {
  const { locale, currency } = useSelector((state: RootState) => state.settings)
  return amountFormat(locale, currency)
}
