import type { Language } from '../language'

/** The texts of further facets and widgets in Spanish, which load with their code. */
export const texts: Language = {
  'facet.any': 'Cualquiera',
  'facet.chosen': '{n} elegido | {n} elegidos',
  'facet.clear': 'Borrar',
  'facet.clearOf': 'Borrar: {label}',
}
