import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { type AmountFormat, amountFormat } from '../../../src/facets/range/amountFormat'

/** How the amounts of facets read on this page; the same functions each time. */
export function useAmountFormat(): AmountFormat {
  const { locale, currency } = useSelector((state: RootState) => state.settings)
  return amountFormat(locale, currency)
}
