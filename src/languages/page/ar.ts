import type { Language } from '../language'

/** The texts of the widgets of mount/extension/pageWidgets.ts in Arabic, which load with their code. */
export const texts: Language = {
  'pageSize.label': 'عدد النتائج في الصفحة',

  'view.label': 'طريقة العرض',
  'view.grid': 'شبكة',
  'view.list': 'قائمة',
}
