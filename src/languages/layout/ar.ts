import type { Language } from '../language'

/** The texts of mount/extension/mapLayout.ts in Arabic, which load with its code. */
export const texts: Language = {
  'layout.map': 'خريطة',
  'layout.list': 'قائمة',
}
