import type { Language } from '../language'

/** The texts of further facets and widgets in Arabic, which load with their code. */
export const texts: Language = {
  'facet.any': 'الكل',
  'facet.chosen': 'لم يُختر شيء ({n}) | خيار واحد | خياران | {n} خيارات | {n} خيارًا | {n} خيار',
  'facet.clear': 'مسح',
  'facet.clearOf': 'مسح: {label}',
}
