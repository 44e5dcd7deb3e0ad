import type { Language } from '../language'

/** The texts of further facets and widgets in French, which load with their code. */
export const texts: Language = {
  'facet.any': 'Tous',
  'facet.chosen': '{n} choisi | {n} choisis',
  'facet.clear': 'Effacer',
  'facet.clearOf': 'Effacer : {label}',
}
