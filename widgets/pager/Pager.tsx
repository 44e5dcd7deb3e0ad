import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import { useTranslate } from '../shared/languages/useTranslate'
import type { PagerConfig } from './config'
import { PagerView } from './PagerView'
import { usePager } from './usePager'

export function Pager({ id, config }: WidgetProps<PagerConfig>) {
  const translate = useTranslate()
  const pager = usePager(id, config)
  useReveal(pager !== null)
  if (!pager || pager.items.length < 2) return null
  return (
    <PagerView {...pager} label={config.label ?? translate('pager.label')} translate={translate} />
  )
}
