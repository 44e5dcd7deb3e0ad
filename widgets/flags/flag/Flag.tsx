import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import type { FlagConfig } from './config'
import { flagParts } from './flagParts'
import { useFlag } from './useFlag'

/** A button that saves one item, or removes it (spec 4.6). */
export function Flag({ config }: WidgetProps<FlagConfig>) {
  const settings = useSelector((state: RootState) => state.settings)
  const { isFlagged, toggle } = useFlag(config)
  useReveal(true)
  const { text, className, label, pressed } = flagParts(config, isFlagged, settings)
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
