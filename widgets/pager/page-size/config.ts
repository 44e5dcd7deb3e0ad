import * as v from 'valibot'
import { text, textList } from '../../../src/config/values'
import { MAX_PAGE_SIZE } from '../../../src/pager/pageSize'

export const name = 'page-size'

const SIZES = `whole numbers from 1 to ${MAX_PAGE_SIZE}, such as "12, 24, 48"`

export const config = v.object({
  sizes: v.optional(
    v.pipe(
      textList(),
      v.transform((list) => list.map(Number)),
      v.check((list) => list.length > 0 && list.every(isPageSize), SIZES),
    ),
  ),
  label: v.optional(text()),
})

function isPageSize(size: number): boolean {
  return Number.isInteger(size) && size >= 1 && size <= MAX_PAGE_SIZE
}

export type PageSizeConfig = v.InferOutput<typeof config>
