import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { type Amounts, createAmounts } from '../../../src/facets/range/createAmounts'

/** How the amounts of facets read on this page; the same functions each time. */
export function useAmounts(): Amounts {
  const { locale, currency } = useSelector((state: RootState) => state.settings)
  return createAmounts(locale, currency)
}
