import { use, useEffect, useRef } from 'react'
import { itemOf } from '../../../src/shop/events/item'
import { AppToolsContext } from '../../shared/entry/appTools'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { placeAt } from '../tracking/lists'
import { shopOf } from '../tracking/shopOf'
import type { Views } from '../tracking/views'
import type { ProductConfig } from './config'
import { rankOf } from './rankOf'

const RESULT = '.vitrine-results__item'

/** Makes the card that it stands in a product; its place is the result's rank. */
export function ProductOfCard({ config, views }: WidgetProps<ProductConfig> & { views: Views }) {
  const mark = useRef<HTMLSpanElement>(null)
  const app = use(AppToolsContext)
  useEffect(() => {
    const card = mark.current?.closest(RESULT) ?? mark.current?.parentElement
    if (!card || !app) return
    const { id = '', ...own } = config
    const read = () => {
      const doc = card.matches(RESULT) ? card.getAttribute('data-item') : null
      const position = doc === null ? undefined : rankOf(app.store.getState(), doc)
      return itemOf({ id, ...own }, { list: placeAt(card).list, position })
    }
    return shopOf(app).products.add(card, { read, listed: true, views })
  }, [config, app, views])
  return <span ref={mark} hidden />
}
