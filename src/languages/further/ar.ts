import type { Language } from '../language'

/** The texts of further facets and widgets in Arabic, which load with their code. */
export const texts: Language = {
  'facet.any': 'الكل',
  'facet.chosen': 'لم يُختر شيء ({n}) | خيار واحد | خياران | {n} خيارات | {n} خيارًا | {n} خيار',
  'facet.clear': 'مسح',
  'facet.clearOf': 'مسح: {label}',

  'near.label': 'بالقرب',
  'near.me': 'بالقرب مني',
  'near.locating': 'جارٍ تحديد موقعك…',
  'near.place': 'المكان',
  'near.anywhere': 'أي مكان',
  'near.here': 'موقعك',
  'near.point': 'نقطة على الخريطة',
  'near.value': '{place} ({n})',
  'near.radius': 'ضمن مسافة',
  'near.any': 'أي مسافة',
  'near.chip': 'ضمن {distance} من {place}',
  'near.chipHere': 'ضمن {distance} منك',
  'near.chipPoint': 'ضمن {distance} من نقطة على الخريطة',
  'near.chipAny': 'بالقرب من {place}',
  'near.chipAnyHere': 'بالقرب منك',
  'near.chipAnyPoint': 'بالقرب من نقطة على الخريطة',
  'near.privacy': 'يُقرَّب موقعك إلى نحو 100 متر ولا يُستخدم إلا في هذا البحث.',
  'near.denied': 'لم يقدّم المتصفح موقعك. اسمح بذلك في إعدادات المتصفح لهذه الصفحة، أو اختر مكانًا.',
  'near.unavailable': 'تعذّر تحديد موقعك. حاول مرة أخرى، أو اختر مكانًا.',
  'near.timeout': 'استغرق تحديد موقعك وقتًا طويلًا. حاول مرة أخرى، أو اختر مكانًا.',
}
