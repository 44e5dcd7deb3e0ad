import type { Language } from '../language'

/** The texts of the widgets of mount/extension/pageWidgets.ts in Spanish, which load with their code. */
export const texts: Language = {
  'pageSize.label': 'Resultados por página',

  'view.label': 'Vista',
  'view.grid': 'Cuadrícula',
  'view.list': 'Lista',
}
