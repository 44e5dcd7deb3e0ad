import type { Language } from '../language'

/** The texts of mount/extension/mapLayout.ts in French, which load with its code. */
export const texts: Language = {
  'layout.map': 'Carte',
  'layout.list': 'Liste',
}
