import type { Language } from '../language'

/** The texts of further facets and widgets in Spanish, which load with their code. */
export const texts: Language = {
  'facet.any': 'Cualquiera',
  'facet.chosen': '{n} elegido | {n} elegidos',
  'facet.clear': 'Borrar',
  'facet.clearOf': 'Borrar: {label}',

  'near.label': 'Cerca de',
  'near.me': 'Cerca de mí',
  'near.locating': 'Buscando su posición…',
  'near.place': 'Lugar',
  'near.anywhere': 'En cualquier lugar',
  'near.here': 'Su posición',
  'near.point': 'Un punto del mapa',
  'near.value': '{place} ({n})',
  'near.radius': 'Radio',
  'near.any': 'Cualquier distancia',
  'near.chip': 'A menos de {distance} de {place}',
  'near.chipHere': 'A menos de {distance} de usted',
  'near.chipPoint': 'A menos de {distance} de un punto del mapa',
  'near.chipAny': 'Cerca de {place}',
  'near.chipAnyHere': 'Cerca de usted',
  'near.chipAnyPoint': 'Cerca de un punto del mapa',
  'near.privacy': 'Su posición se redondea a unos 100 metros y solo se usa para esta búsqueda.',
  'near.denied':
    'El navegador no ha comunicado su posición. Permítalo en los ajustes del navegador para esta página, o elija un lugar.',
  'near.unavailable': 'No se ha podido encontrar su posición. Inténtelo de nuevo o elija un lugar.',
  'near.timeout':
    'La búsqueda de su posición ha tardado demasiado. Inténtelo de nuevo o elija un lugar.',
}
