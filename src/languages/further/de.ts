import type { Language } from '../language'

/** The texts of further facets and widgets in German, which load with their code. */
export const texts: Language = {
  'facet.any': 'Alle',
  'facet.chosen': '{n} ausgewählt | {n} ausgewählt',
  'facet.clear': 'Auswahl löschen',
  'facet.clearOf': '{label}: Auswahl löschen',
}
