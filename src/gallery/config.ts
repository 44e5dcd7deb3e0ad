import * as v from 'valibot'
import { onOff, textList, wholeNumber } from '../config/values'
import { MOBILE_DEVICE_MAX_WIDTH_PX } from './constants'

const WIDTH = 'a width in pixels, such as 480 or "480px"'

/** A width as a number or as Drupal writes it: `480px`. */
const width = () =>
  v.pipe(
    v.union([v.string(), v.number()], WIDTH),
    v.transform((value) => (typeof value === 'string' ? value.replace(/\s*px\s*$/i, '') : value)),
    wholeNumber(0, WIDTH),
  )

const ORIGINS = 'a list of origins, such as ["https://films.example"]'

const origins = () =>
  v.pipe(
    textList(),
    v.check((all) => all.every((one) => URL.canParse(one) && /^https?:/i.test(one)), ORIGINS),
    v.transform((all) => all.map((one) => new URL(one).origin)),
  )

/** The page-wide setting `lightbox` (spec 3.18, 5.7). */
export const lightboxSchema = v.object({
  /** Whether the gallery is skipped on mobile devices. */
  mobiledetect: v.optional(onOff(), false),
  /** The greatest screen width of a mobile device, in CSS pixels. */
  mobiledevicewidth: v.optional(width(), MOBILE_DEVICE_MAX_WIDTH_PX),
  /** The HTML that captions may contain, instead of the defaults; false shows captions as plain text. */
  sanitise: v.optional(
    v.union(
      [
        v.literal(false),
        v.object({ tags: v.optional(textList()), attributes: v.optional(textList()) }),
      ],
      'false, or an object such as {"tags": ["b", "i"], "attributes": ["href"]}',
    ),
    {},
  ),
  /** The origins of other sites whose pages may be shown in a frame. */
  embeds: v.optional(origins(), []),
})

export type LightboxSettings = v.InferOutput<typeof lightboxSchema>
