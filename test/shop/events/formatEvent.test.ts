import { checkoutStepCompleted } from '../../../src/shop/events/checkoutStepCompleted'
import { formatEvent } from '../../../src/shop/events/formatEvent'
import { toItem } from '../../../src/shop/events/item'
import { addedToCart, itemViewed } from '../../../src/shop/events/itemEvents'
import { itemListViewed, itemSelected } from '../../../src/shop/events/listEvents'
import { purchased } from '../../../src/shop/events/purchased'
import { cityLoft, lakeCabin } from '../../support/products'

const cabin = toItem(lakeCabin, { list: 'Summer houses', position: 3 })
const loft = toItem(cityLoft)

const uaCabin = { id: 'p-12', name: 'Lake cabin', price: 129, position: 3 }
const uaLoft = {
  id: 'p-7',
  name: 'City loft',
  price: 89.5,
  brand: 'Lofts & Co',
  category: 'Flats',
  variant: 'Top floor',
  quantity: 2,
}

/** The shapes of Google's guide: https://developers.google.com/tag-manager/enhanced-ecommerce */
describe('formatEvent', () => {
  it('returns GA4 events unchanged', () => {
    const event = itemSelected(cabin)
    expect(formatEvent(event, 'ga4')).toBe(event)
  })

  it.each([
    [
      itemListViewed([cabin, { ...loft, item_list_name: 'Summer houses' }], 'USD'),
      'productImpressions',
      {
        currencyCode: 'USD',
        impressions: [
          { ...uaCabin, list: 'Summer houses' },
          { ...uaLoft, quantity: undefined, list: 'Summer houses' },
        ],
      },
    ],
    [
      itemSelected(cabin),
      'productClick',
      { click: { actionField: { list: 'Summer houses' }, products: [uaCabin] } },
    ],
    [
      itemViewed(cabin, 'USD'),
      'productDetail',
      { detail: { actionField: { list: 'Summer houses' }, products: [uaCabin] } },
    ],
    [
      addedToCart(cabin, 'EUR'),
      'addToCart',
      { currencyCode: 'EUR', add: { products: [{ ...uaCabin, quantity: 1 }] } },
    ],
    [
      checkoutStepCompleted({ step: 1 }, [loft], 'USD'),
      'checkout',
      { checkout: { actionField: { step: 1 }, products: [uaLoft] } },
    ],
    [
      checkoutStepCompleted({ step: 2, label: 'Payment', option: 'Visa' }, [loft], 'USD'),
      'checkout',
      { checkout: { actionField: { step: 2, option: 'Visa' }, products: [uaLoft] } },
    ],
    [
      checkoutStepCompleted({ step: 'Review' }, [loft], 'USD'),
      'checkout',
      { checkout: { actionField: { step: 'Review' }, products: [uaLoft] } },
    ],
    [
      purchased({ transaction_id: 'T-1', tax: 8, shipping: 5, coupon: 'MAY' }, [loft], 'USD'),
      'purchase',
      {
        currencyCode: 'USD',
        purchase: {
          actionField: { id: 'T-1', revenue: 179, tax: 8, shipping: 5, coupon: 'MAY' },
          products: [uaLoft],
        },
      },
    ],
  ])('converts %j to %s', (event, name, ecommerce) => {
    expect(formatEvent(event, 'ua')).toEqual({ name, params: { ecommerce } })
  })
})
