import type { Language } from '../language'

/** The texts of the widgets of mount/extension/pageWidgets.ts in Spanish, which load with their code. */
export const texts: Language = {
  'pageSize.label': 'Resultados por página',

  'view.label': 'Vista',
  'view.grid': 'Cuadrícula',
  'view.list': 'Lista',

  'card.rating': 'Valoración:',
  'card.guests': '{n} huésped | {n} huéspedes',
  'card.bedrooms': '{n} dormitorio | {n} dormitorios',
  'card.bathrooms': '{n} baño | {n} baños',
  'card.size': '{n} m²',
  'card.new': 'Nuevo',
  'card.featured': 'Destacado',
  'card.next': 'Imagen siguiente: {title}',
  'card.previous': 'Imagen anterior: {title}',
  'card.picture': 'Imagen {n} de {total}',

  'nothingFound.title': 'Estos cambios dan resultados:',
  'nothingFound.count': '{n} resultado | {n} resultados',
  'nothingFound.spelling': 'Buscar «{q}»',
  'nothingFound.words': 'Buscar sin «{q}»',
  'nothingFound.filters': 'Quitar todos los filtros',
  'nothingFound.all': 'Quitar todos los filtros y «{q}»',
}
