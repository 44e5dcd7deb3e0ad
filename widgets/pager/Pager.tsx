import { useReveal } from '../shared/reveal'
import { useMessages } from '../shared/useMessages'
import type { WidgetProps } from '../shared/widgetProps'
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
