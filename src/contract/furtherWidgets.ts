/** The widgets that load with mount/extension, to be known before; a test compares them. */
export const FURTHER_WIDGETS: readonly string[] = [
  'near',
  'dates',
  'rating',
  'toggle',
  'tree',
  'breadcrumb',
  'page-size',
  'view',
  'nothing-found',
]
