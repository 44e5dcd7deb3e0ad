import type { Language } from '../language'

/** The texts of the widgets of mount/extension/pageWidgets.ts in French, which load with their code. */
export const texts: Language = {
  'pageSize.label': 'Résultats par page',

  'view.label': 'Affichage',
  'view.grid': 'Grille',
  'view.list': 'Liste',

  'card.rating': 'Note :',
  'card.guests': '{n} voyageur | {n} voyageurs',
  'card.bedrooms': '{n} chambre | {n} chambres',
  'card.bathrooms': '{n} salle de bain | {n} salles de bain',
  'card.size': '{n} m²',
  'card.new': 'Nouveau',
  'card.featured': 'À la une',
  'card.next': 'Image suivante : {title}',
  'card.previous': 'Image précédente : {title}',
  'card.picture': 'Image {n} sur {total}',

  'nothingFound.title': 'Ces changements donnent des résultats :',
  'nothingFound.count': '{n} résultat | {n} résultats',
  'nothingFound.spelling': 'Rechercher « {q} »',
  'nothingFound.words': 'Rechercher sans « {q} »',
  'nothingFound.filters': 'Retirer tous les filtres',
  'nothingFound.all': 'Retirer tous les filtres et « {q} »',
}
