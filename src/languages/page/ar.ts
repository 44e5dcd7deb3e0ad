import type { Language } from '../language'

/** The texts of the widgets of mount/extension/pageWidgets.ts in Arabic, which load with their code. */
export const texts: Language = {
  'pageSize.label': 'عدد النتائج في الصفحة',

  'view.label': 'طريقة العرض',
  'view.grid': 'شبكة',
  'view.list': 'قائمة',

  'card.rating': 'التقييم:',
  'card.guests': 'بلا ضيوف | ضيف واحد | ضيفان | {n} ضيوف | {n} ضيفًا | {n} ضيف',
  'card.bedrooms':
    'بلا غرف نوم | غرفة نوم واحدة | غرفتا نوم | {n} غرف نوم | {n} غرفة نوم | {n} غرفة نوم',
  'card.bathrooms': 'بلا حمّامات | حمّام واحد | حمّامان | {n} حمّامات | {n} حمّامًا | {n} حمّام',
  'card.size': '{n} م²',
  'card.new': 'جديد',
  'card.featured': 'مميّز',
  'card.next': 'الصورة التالية: {title}',
  'card.previous': 'الصورة السابقة: {title}',
  'card.picture': 'الصورة {n} من {total}',

  'nothingFound.title': 'هذه التغييرات تعطي نتائج:',
  'nothingFound.count': 'لا نتائج | نتيجة واحدة | نتيجتان | {n} نتائج | {n} نتيجة | {n} نتيجة',
  'nothingFound.spelling': 'البحث عن «{q}»',
  'nothingFound.words': 'البحث بدون «{q}»',
  'nothingFound.filters': 'إزالة جميع عوامل التصفية',
  'nothingFound.all': 'إزالة جميع عوامل التصفية و«{q}»',
}
