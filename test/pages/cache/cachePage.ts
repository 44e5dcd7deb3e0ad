import { anAnswer } from '../../support/answers'
import type { Listing } from '../../support/listings'
import { aVisitor } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'

export const widgets = mountPoints('search-box', 'results')
export const listings = (solr: object = {}) =>
  searchElement(widgets, { request_cache: true, ...solr })
export const full = { request_cache: true, return_full_docs: true, params: { fl: 'id,title' } }

export const component = (id = 'listings') => document.getElementById(id)
export const titles = (id = 'listings') =>
  [...(component(id)?.querySelectorAll('.vitrine-card__title') ?? [])].map((one) => one.textContent)
export const found = (...docs: readonly Listing[]) =>
  anAnswer({ docs: docs.map(({ id }) => ({ id })) })
export const whole = (...docs: readonly Listing[]) => anAnswer({ docs })
export const partial = (text: string) =>
  JSON.stringify({ ...JSON.parse(text), responseHeader: { partialResults: true } })

export async function search(word: string, id = 'listings') {
  const box = component(id)?.querySelector('input')
  if (!box) throw new Error(`${id} has no search box`)
  const visitor = aVisitor()
  await visitor.clear(box)
  await visitor.type(box, `${word}{Enter}`)
}
