import type { WidgetProps } from '../../shared/entry/widgetProps'
import { SearchBox } from '../search-box/SearchBox'
import type { InstantConfig } from './instantConfig'
import { InstantDelay, useInstantText } from './useInstantText'

/** The search box: one that searches as a visitor types where the themer wants it, else as everywhere. */
export function InstantSearchBox(props: WidgetProps<InstantConfig>) {
  const { instant } = props.config
  if (!instant) return <SearchBox {...props} />
  return (
    <InstantDelay value={instant}>
      <SearchBox {...props} useText={useInstantText} />
    </InstantDelay>
  )
}
