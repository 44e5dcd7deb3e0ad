import { createElement } from 'react'
import type { SettingsState } from '../../../slices/settings'
import { firstField } from '../../../src/templates/values/firstField'
import { createFormats } from '../../../src/templates/values/format'
import type { PlaceLook } from '../../shared/entry/appTools'
import { CardOptionsContext } from '../listing/cardOptions'
import { ListingCard } from '../listing/ListingCard'
import type { ListingConfig } from '../listing/listingConfig'

/** Shows places on a map by their price, and in the popup by the compact card of their list. */
export function placeLook(config: ListingConfig, settings: () => SettingsState): PlaceLook {
  const { facts, badge, price_unit } = config
  const options = { card: 'compact', facts, badge, price_unit, hasPictures: false } as const
  return {
    show: (props) =>
      createElement(CardOptionsContext, { value: options }, createElement(ListingCard, props)),
    label: (doc) => {
      const price = firstField(doc, ['price']).value
      return typeof price === 'number' ? createFormats(settings()).currency(price) : null
    },
  }
}
