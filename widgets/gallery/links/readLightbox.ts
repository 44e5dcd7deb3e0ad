import { decode } from '../../../src/config/decode'
import { type LightboxSettings, lightboxSchema } from '../../../src/gallery/config'
import type { PageTools } from '../../shared/entry/widgetEntry'

/** The page-wide setting `lightbox`; what is wrong in it is told, and ours holds instead. */
export function readLightbox({ settings, problems }: PageTools): LightboxSettings {
  const read = decode(lightboxSchema, settings['lightbox'] ?? {})
  const told = [...read.warnings, ...(read.ok ? [] : read.faults.map(({ message }) => message))]
  for (const one of told) problems.warn(`page settings: lightbox: ${one}`)
  return read.ok ? read.config : readLightbox({ settings: {}, problems } as PageTools)
}
