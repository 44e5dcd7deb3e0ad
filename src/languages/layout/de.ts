import type { Language } from '../language'

/** The texts of mount/extension/mapLayout.ts in German, which load with its code. */
export const texts: Language = {
  'layout.map': 'Karte',
  'layout.list': 'Liste',
}
