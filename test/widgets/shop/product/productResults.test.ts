import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { settle } from '../../../support/modalPage'
import { searchElement } from '../../../support/searchElement'
import { arriveAtShop } from '../../../support/shopPage'
import { pass } from '../../../support/time'
import { scrollTo } from '../../../support/viewport'
import { openWire } from '../../../support/wire'

const docs = [
  { id: 'a', title: 'Cabin', price: [120], url: '/a', sku: 'S-1' },
  { id: 'b', title: 'Loft', url: '/b', sku: 'S-2' },
]

function aSearch(attributes = '', around = ['', '']) {
  const template = `<template data-vitrine-template="result">
    <h3><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></h3>
    <span data-vitrine="product" ${attributes}></span></template>`
  return searchElement(`${around[0]}<div data-vitrine="results">${template}</div>${around[1]}`)
}

async function search(html: string, found: readonly object[] = docs) {
  const wire = openWire()
  const shop = await arriveAtShop(html)
  await wire.answer(anAnswer({ docs: found as typeof docs, start: 24, numFound: 60 }))
  await settle()
  return { ...shop, wire }
}

const cards = () => screen.getAllByRole('listitem')

describe('results that are products', () => {
  it('are reported when they are seen, with their document and rank', async () => {
    const { dataLayer } = await search(aSearch())
    expect(dataLayer.log()).toEqual([])
    for (const card of cards()) scrollTo(card)
    await pass(3000)
    expect(dataLayer.last('view_item_list')?.items).toEqual([
      { item_id: 'a', item_name: 'Cabin', index: 25, price: 120 },
      { item_id: 'b', item_name: 'Loft', index: 26 },
    ])
    expect(dataLayer.issues()).toEqual([])
  })

  it('are reported when they are clicked, with the list around them', async () => {
    const list = ['<div data-vitrine="product-list" data-vitrine-list="Found">', '</div>']
    const { dataLayer, visitor, left } = await search(aSearch('', list))
    await visitor.click(screen.getByRole('link', { name: 'Loft' }))
    expect(left).toEqual(['-> /b'])
    expect(dataLayer.last('select_item')).toEqual({
      item_list_name: 'Found',
      items: [{ item_id: 'b', item_name: 'Loft', item_list_name: 'Found', index: 26 }],
    })
  })

  it('prefer the template’s values to the document’s', async () => {
    const { dataLayer } = await search(
      aSearch('data-vitrine-fields.id="sku" data-vitrine-price="9" data-vitrine-category="Flats"'),
    )
    const [card] = cards()
    if (card) scrollTo(card)
    await pass(3000)
    expect(dataLayer.last('view_item_list')?.items).toEqual([
      { item_id: 'S-1', item_name: 'Cabin', item_category: 'Flats', index: 25, price: 9 },
    ])
  })

  it.each([
    [{ id: 'a', price: '$129' }, '', 'price must be a number, got "$129"'],
    [
      { id: 'a' },
      'data-vitrine-fields.id="sku"',
      'id is missing, expected the field "sku" in each document',
    ],
  ])('are shown without tracking, and the issue is reported', async (doc, more, issue) => {
    const { dataLayer } = await search(aSearch(more), [{ title: 'Cabin', url: '/a', ...doc }])
    expect(takeConsole()).toEqual([
      `error: Vitrine: product in a result template was not mounted.\n  ${issue}`,
    ])
    expect(screen.getByRole('link', { name: 'Cabin' })).toBeVisible()
    for (const card of cards()) scrollTo(card)
    await pass(3000)
    expect(dataLayer.log()).toEqual([])
  })
})
