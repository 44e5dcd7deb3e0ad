import type { Language } from '../language'

/** The texts of further facets and widgets in French, which load with their code. */
export const texts: Language = {
  'facet.any': 'Tous',
  'facet.chosen': '{n} choisi | {n} choisis',
  'facet.clear': 'Effacer',
  'facet.clearOf': 'Effacer : {label}',

  'near.label': 'À proximité',
  'near.me': 'Près de moi',
  'near.locating': 'Recherche de votre position…',
  'near.place': 'Lieu',
  'near.anywhere': 'Partout',
  'near.here': 'Votre position',
  'near.point': 'Un point de la carte',
  'near.value': '{place} ({n})',
  'near.radius': 'Rayon',
  'near.any': 'Toute distance',
  'near.chip': 'À moins de {distance} de {place}',
  'near.chipHere': 'À moins de {distance} de vous',
  'near.chipPoint': 'À moins de {distance} d’un point de la carte',
  'near.chipAny': 'Près de {place}',
  'near.chipAnyHere': 'Près de vous',
  'near.chipAnyPoint': 'Près d’un point de la carte',
  'near.privacy':
    'Votre position est arrondie à environ 100 mètres et ne sert qu’à cette recherche.',
  'near.denied':
    'Le navigateur n’a pas communiqué votre position. Autorisez-le dans les réglages du navigateur pour cette page, ou choisissez un lieu.',
  'near.unavailable': 'Votre position est introuvable. Réessayez, ou choisissez un lieu.',
  'near.timeout':
    'La recherche de votre position a pris trop de temps. Réessayez, ou choisissez un lieu.',
}
