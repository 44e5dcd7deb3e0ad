import type { Attributes } from '../../../src/templates/template'
import { reactName } from './reactName'

export type Props = Record<string, unknown>

/** Converts static attributes to props of a React element. */
export function reactProps(element: string, attributes: Attributes): Props {
  const entries = Object.entries(attributes).map(([name, value]) => {
    const isTrue = BOOLEAN.has(name.toLowerCase())
    return [reactName(element, name, attributes['type']), isTrue ? true : value]
  })
  return Object.fromEntries(entries)
}

/** Attributes that are true when present; React reads an empty string as false. */
const BOOLEAN: ReadonlySet<string> = new Set(
  'allowfullscreen async autoplay checked controls default defer disabled disablepictureinpicture disableremoteplayback formnovalidate hidden inert itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
)
