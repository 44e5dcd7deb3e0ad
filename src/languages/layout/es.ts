import type { Language } from '../language'

/** The texts of mount/extension/mapLayout.ts in Spanish, which load with its code. */
export const texts: Language = {
  'layout.map': 'Mapa',
  'layout.list': 'Lista',
}
