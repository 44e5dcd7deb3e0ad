import { checkoutStepCompleted } from '../../../src/shop/events/checkoutStepCompleted'
import { toItem } from '../../../src/shop/events/item'
import { addedToCart, itemViewed } from '../../../src/shop/events/itemEvents'
import { itemListViewed, itemSelected } from '../../../src/shop/events/listEvents'
import { purchased } from '../../../src/shop/events/purchased'
import { ga4Issues } from '../../support/ga4Shapes'
import { cityLoft, lakeCabin } from '../../support/products'

const houses = { list: 'Summer houses', position: 3 }
const cabin = toItem(lakeCabin, houses)
const loft = toItem(cityLoft)

describe('toItem', () => {
  it('has the list and position around it unless the product has its own', () => {
    expect(cabin).toEqual({
      item_id: 'p-12',
      item_name: 'Lake cabin',
      item_list_name: 'Summer houses',
      index: 3,
      price: 129,
    })
    const product = { ...lakeCabin, list: 'Deals', position: 8 }
    expect(toItem(product, houses)).toMatchObject({ item_list_name: 'Deals', index: 8 })
    expect(toItem({ ...lakeCabin, pos: 9 }, houses)).toMatchObject({ index: 9 })
  })

  it('has no undefined members', () => {
    expect(Object.keys(toItem({ id: 'p-1', name: undefined }))).toEqual(['item_id'])
  })
})

describe('a shop event', () => {
  it('names the list of its products', () => {
    expect(itemListViewed([cabin, loft], 'USD')).toEqual({
      name: 'view_item_list',
      params: {
        ecommerce: { item_list_name: 'Summer houses', currency: 'USD', items: [cabin, loft] },
      },
    })
  })

  it('has the value of price times quantity, in cents, in the page’s currency', () => {
    expect(addedToCart({ ...cabin, price: 0.1, quantity: 3 }, 'EUR').params.ecommerce).toEqual({
      currency: 'EUR',
      value: 0.3,
      items: [{ ...cabin, price: 0.1, quantity: 3 }],
    })
    expect(addedToCart(cabin, 'USD').params.ecommerce).toMatchObject({
      value: 129,
      items: [{ item_id: 'p-12', quantity: 1 }],
    })
  })

  it('has no value without prices', () => {
    const unpriced = toItem({ id: 'p-1' })
    expect(itemViewed(unpriced, 'USD').params.ecommerce).toEqual({ items: [unpriced] })
  })

  it.each([
    [{ step: 1 }, 'begin_checkout'],
    [{ step: 1, label: 'Delivery' }, 'begin_checkout'],
    [{ step: 2, label: 'Delivery' }, 'add_shipping_info'],
    [{ step: 'Shipping address' }, 'add_shipping_info'],
    [{ step: 3, label: 'Payment' }, 'add_payment_info'],
    [{ step: 2 }, 'checkout_progress'],
    [{ step: 'Review' }, 'checkout_progress'],
  ])('names step %j %s', (step, name) => {
    expect(checkoutStepCompleted(step, [cabin], 'USD').name).toBe(name)
  })

  it('has the option chosen in a step', () => {
    const express = checkoutStepCompleted(
      { step: 2, label: 'Delivery', option: 'Express' },
      [cabin],
      'USD',
    )
    expect(express.params.ecommerce).toMatchObject({
      shipping_tier: 'Express',
      checkout_step: 2,
      checkout_option: 'Express',
    })
    const card = checkoutStepCompleted({ step: 'Payment', option: 'Card' }, [cabin], 'USD')
    expect(card.params.ecommerce).toMatchObject({ payment_type: 'Card', checkout_step: 'Payment' })
  })

  it('has the confirmation’s values, and sums up a missing one', () => {
    const event = purchased(
      { transaction_id: 'T-1', value: 300, currency: 'CHF', tax: 20 },
      [loft],
      'USD',
    )
    expect(event.params.ecommerce).toEqual({
      transaction_id: 'T-1',
      value: 300,
      currency: 'CHF',
      tax: 20,
      items: [loft],
    })
    expect(purchased({ transaction_id: 'T-2' }, [loft, cabin], 'USD').params.ecommerce).toEqual({
      transaction_id: 'T-2',
      value: 308,
      currency: 'USD',
      items: [loft, { ...cabin, quantity: 1 }],
    })
    const free = purchased({ transaction_id: 'T-3', value: 0 }, [toItem({ id: 'p-1' })], 'USD')
    expect(free.params.ecommerce).toMatchObject({ value: 0, currency: 'USD' })
  })

  it.each([
    itemListViewed([cabin, loft], 'USD'),
    itemListViewed([toItem({ id: 'p-1' })], 'USD'),
    itemSelected(cabin),
    itemViewed(loft, 'USD'),
    itemViewed(toItem({ id: 'p-1' }), 'USD'),
    addedToCart(loft, 'USD'),
    checkoutStepCompleted({ step: 1 }, [cabin, loft], 'USD'),
    checkoutStepCompleted(
      { step: 2, label: 'Delivery', option: 'Express', coupon: 'MAY' },
      [loft],
      'USD',
    ),
    checkoutStepCompleted({ step: 'Payment' }, [loft], 'USD'),
    purchased({ transaction_id: 'T-1', tax: 1, shipping: 2, coupon: 'MAY' }, [loft], 'USD'),
    purchased(
      { transaction_id: 'T-1', value: 9, affiliation: 'Shop' },
      [toItem({ id: '1' })],
      'USD',
    ),
  ])('has the shape of Google’s documentation: %j', ({ name, params }) => {
    expect(ga4Issues(name, params.ecommerce)).toEqual([])
  })
})
