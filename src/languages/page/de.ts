import type { Language } from '../language'

/** The texts of the widgets of mount/extension/pageWidgets.ts in German, which load with their code. */
export const texts: Language = {
  'pageSize.label': 'Treffer je Seite',

  'view.label': 'Ansicht',
  'view.grid': 'Raster',
  'view.list': 'Liste',
}
