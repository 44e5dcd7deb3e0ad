import { captionRules } from '../../../src/gallery/captionRules'
import type { LightboxSettings } from '../../../src/gallery/config'
import { htmlPolicy } from '../../shared/trusted-types/htmlPolicy'

/** Sanitises a caption's HTML; resolves with null when the caption is shown as plain text (spec 5.7). */
export type CaptionSanitiser = (html: string) => Promise<string | null>

/** @param warn reports names in the site's lists that are never allowed */
export function createCaptionSanitiser(
  { sanitise }: LightboxSettings,
  warn: (message: string) => void,
): CaptionSanitiser {
  if (sanitise === false) return async () => null
  const { rules, rejected } = captionRules(sanitise)
  if (rejected.length > 0) {
    warn(
      `page settings: lightbox.sanitise lists names that are never allowed in captions, because they can run code, load content or change styles: ${rejected.join(', ')}.`,
    )
  }
  let loading: Promise<Sanitise | null> | null = null
  // A failed load is cached too, so that later captions do not wait for it.
  const load = () => {
    loading ??= import('../../shared/templates/captionSanitiser').then(
      ({ captionSanitiser }) => captionSanitiser(rules),
      () => null,
    )
    return loading
  }
  return async (html) => {
    // Plain text needs no sanitiser.
    if (!/[<&]/.test(html) || htmlPolicy() === 'refused') return null
    try {
      return (await load())?.(html) ?? null
    } catch {
      // The sanitiser could not parse the markup.
      return null
    }
  }
}

type Sanitise = (html: string) => string
