import { use, useEffect, useRef } from 'react'
import { toItem } from '../../../src/shop/events/item'
import { AppToolsContext } from '../../shared/entry/appTools'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { getShop } from '../tracking/getShop'
import { positionOf } from '../tracking/lists'
import type { ReportedViews } from '../tracking/reportedViews'
import type { ProductConfig } from './config'
import { resultRank } from './resultRank'

const RESULT = '.vitrine-results__item'

/** Tracks the card around it as a product; its position is the result's rank. */
export function CardProduct({
  config,
  views,
}: WidgetProps<ProductConfig> & { views: ReportedViews }) {
  const marker = useRef<HTMLSpanElement>(null)
  const app = use(AppToolsContext)
  useEffect(() => {
    const card = marker.current?.closest(RESULT) ?? marker.current?.parentElement
    if (!card || !app) return
    const { id = '', ...product } = config
    const read = () => {
      const doc = card.matches(RESULT) ? card.getAttribute('data-item') : null
      const position = doc === null ? undefined : resultRank(app.store.getState(), doc)
      return toItem({ id, ...product }, { list: positionOf(card).list, position })
    }
    return getShop(app).products.add(card, { read, listed: true, views })
  }, [config, app, views])
  return <span ref={marker} hidden />
}
