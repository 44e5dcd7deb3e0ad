import * as v from 'valibot'
import { show } from '../../../src/config/show'
import { anyNumber } from '../../../src/config/values'
import type { Doc } from '../../../src/solr/response/searchResponse'
import { textOf } from '../../../src/templates/values/textOf'
import type { Completed } from '../../shared/entry/widgetEntry'
import type { ProductConfig } from './config'

const price = anyNumber()

/** Reads a product from its element's configuration. */
export function readElementProduct(config: ProductConfig): Completed<ProductConfig> {
  if (config.id !== undefined) return { config }
  return { issue: "id is missing, expected the product's id" }
}

/** Completes a product from a result's document; of a multi-valued field the first value counts. */
export function readDocumentProduct(config: ProductConfig, doc: Doc): Completed<ProductConfig> {
  const { fields } = config
  const id = config.id ?? textOf(firstValue(doc, fields.id))
  if (id === '')
    return { issue: `id is missing, expected the field "${fields.id}" in each document` }
  const found = config.price ?? firstValue(doc, fields.price)
  const read = v.safeParse(v.optional(price), found)
  if (!read.success) return { issue: `price must be a number, got ${show(found)}` }
  const name = config.name ?? textOf(firstValue(doc, fields.name))
  return { config: { ...config, id, price: read.output, ...(name && { name }) } }
}

function firstValue(doc: Doc, field: string): unknown {
  const value = Object.hasOwn(doc, field) ? doc[field] : undefined
  const first: unknown = Array.isArray(value) ? value[0] : value
  return first ?? undefined
}
