import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectAnswer } from '../../../slices/search/selectSearch'
import { picturesOf } from '../../../src/results/listing/picturesOf'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { Results } from '../Results'
import { CardOptionsContext } from './cardOptions'
import type { ListingConfig } from './listingConfig'

/** The list of results, with the card that the themer has chosen. */
export function ListingResults(props: WidgetProps<ListingConfig>) {
  const { card, facts, badge, price_unit } = props.config
  const hasPictures = useSelector((state: RootState) =>
    Boolean(selectAnswer(state, props.id)?.docs.some((doc) => picturesOf(doc).length > 0)),
  )
  const options = useMemo(
    () => ({ card, facts, badge, price_unit, hasPictures }),
    [card, facts, badge, price_unit, hasPictures],
  )
  return (
    <CardOptionsContext value={options}>
      <Results {...props} />
    </CardOptionsContext>
  )
}
