import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import type { FlagConfig } from './config'
import { flagParts } from './flagParts'
import { useFlag } from './useFlag'

/** Saves or unsaves one item (spec 4.6). */
export function Flag({ config }: WidgetProps<FlagConfig>) {
  const settings = useSelector((state: RootState) => state.settings)
  const { flagged, toggle } = useFlag(config)
  useReveal(true)
  const { text, className, label, pressed } = flagParts(config, flagged, settings)
  return (
    <button
      className={className}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={toggle}
    >
      {text}
    </button>
  )
}
