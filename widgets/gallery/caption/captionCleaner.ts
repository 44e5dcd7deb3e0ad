import { captionRules } from '../../../src/gallery/captionRules'
import type { LightboxSettings } from '../../../src/gallery/config'
import { htmlPolicy } from '../../shared/trusted-types/htmlPolicy'

/** Gives a caption's HTML sanitised; null where it is to be shown as the plain text that it is (spec 5.7). */
export type Cleaner = (html: string) => Promise<string | null>

/** @param warn is told what the site's own lists name in vain */
export function captionCleaner(
  { sanitise }: LightboxSettings,
  warn: (message: string) => void,
): Cleaner {
  if (sanitise === false) return async () => null
  const { rules, refused } = captionRules(sanitise)
  if (refused.length > 0) {
    warn(
      `page settings: lightbox.sanitise names what no caption gets, since it could run, load or restyle: ${refused.join(', ')}.`,
    )
  }
  let loading: Promise<Sanitise | null> | null = null
  // Whether it came or not: captions do not wait for it again and again.
  const load = () => {
    loading ??= import('../../shared/templates/captionSanitiser').then(
      ({ captionSanitiser }) => captionSanitiser(rules),
      () => null,
    )
    return loading
  }
  return async (html) => {
    // What is no markup needs no sanitiser.
    if (!/[<&]/.test(html) || htmlPolicy() === 'refused') return null
    try {
      return (await load())?.(html) ?? null
    } catch {
      // It met something that it cannot read.
      return null
    }
  }
}

type Sanitise = (html: string) => string
