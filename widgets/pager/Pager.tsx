import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import { useMessages } from '../shared/languages/useMessages'
import type { PagerConfig } from './config'
import { PagerView } from './PagerView'
import { usePager } from './usePager'

export function Pager({ id, config }: WidgetProps<PagerConfig>) {
  const say = useMessages()
  const pager = usePager(id, config)
  useReveal(pager !== null)
  if (!pager || pager.items.length < 2) return null
  return <PagerView {...pager} label={config.label ?? say('pager.label')} say={say} />
}
