import * as v from 'valibot'
import { show } from '../../../src/config/show'
import { anyNumber } from '../../../src/config/values'
import type { Doc } from '../../../src/solr/response/searchResponse'
import { textOf } from '../../../src/templates/values/textOf'
import type { Completed } from '../../shared/entry/widgetEntry'
import type { ProductConfig } from './config'

const price = anyNumber()

/** On the CMS's own element all is written. */
export function productOfElement(config: ProductConfig): Completed<ProductConfig> {
  if (config.id !== undefined) return { config }
  return { issue: "id is missing, expected the product's id" }
}

/** In a result template the document says it; a field of many values counts by its first. */
export function productOfDoc(config: ProductConfig, doc: Doc): Completed<ProductConfig> {
  const { fields } = config
  const id = config.id ?? textOf(firstOf(doc, fields.id))
  if (id === '')
    return { issue: `id is missing, expected the field "${fields.id}" in each document` }
  const found = config.price ?? firstOf(doc, fields.price)
  const read = v.safeParse(v.optional(price), found)
  if (!read.success) return { issue: `price must be a number, got ${show(found)}` }
  const name = config.name ?? textOf(firstOf(doc, fields.name))
  return { config: { ...config, id, price: read.output, ...(name && { name }) } }
}

function firstOf(doc: Doc, field: string): unknown {
  const value = Object.hasOwn(doc, field) ? doc[field] : undefined
  const first: unknown = Array.isArray(value) ? value[0] : value
  return first ?? undefined
}
