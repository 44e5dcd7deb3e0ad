import type { Language } from '../language'

/** The texts of the widgets of mount/extension/pageWidgets.ts in French, which load with their code. */
export const texts: Language = {
  'pageSize.label': 'Résultats par page',

  'view.label': 'Affichage',
  'view.grid': 'Grille',
  'view.list': 'Liste',
}
