import type { Language } from '../language'

/** The texts of the widgets of mount/extension/pageWidgets.ts in German, which load with their code. */
export const texts: Language = {
  'pageSize.label': 'Treffer je Seite',

  'view.label': 'Ansicht',
  'view.grid': 'Raster',
  'view.list': 'Liste',

  'card.rating': 'Bewertung:',
  'card.guests': '{n} Gast | {n} Gäste',
  'card.bedrooms': '{n} Schlafzimmer | {n} Schlafzimmer',
  'card.bathrooms': '{n} Bad | {n} Bäder',
  'card.size': '{n} m²',
  'card.new': 'Neu',
  'card.featured': 'Empfohlen',
  'card.next': 'Nächstes Bild: {title}',
  'card.previous': 'Voriges Bild: {title}',
  'card.picture': 'Bild {n} von {total}',

  'nothingFound.title': 'Diese Änderungen bringen Ergebnisse:',
  'nothingFound.count': '{n} Ergebnis | {n} Ergebnisse',
  'nothingFound.spelling': 'Nach „{q}“ suchen',
  'nothingFound.words': 'Ohne „{q}“ suchen',
  'nothingFound.filters': 'Alle Filter entfernen',
  'nothingFound.all': 'Alle Filter und „{q}“ entfernen',
}
