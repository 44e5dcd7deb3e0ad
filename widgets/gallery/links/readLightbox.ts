import { decode, issueTexts } from '../../../src/config/decode'
import { type LightboxSettings, lightboxSchema } from '../../../src/gallery/config'
import type { AppTools } from '../../shared/entry/appTools'

/** Reads the page-wide setting `lightbox`; an invalid one is reported and the defaults apply. */
export function readLightbox({ settings, diagnostics }: AppTools): LightboxSettings {
  const read = decode(lightboxSchema, settings['lightbox'] ?? {})
  for (const text of issueTexts(read)) diagnostics.warn(`page settings: lightbox: ${text}`)
  return read.ok ? read.config : readLightbox({ settings: {}, diagnostics } as AppTools)
}
