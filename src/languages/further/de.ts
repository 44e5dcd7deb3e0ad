import type { Language } from '../language'

/** The texts of further facets and widgets in German, which load with their code. */
export const texts: Language = {
  'facet.any': 'Alle',
  'facet.chosen': '{n} ausgewählt | {n} ausgewählt',
  'facet.clear': 'Auswahl löschen',
  'facet.clearOf': '{label}: Auswahl löschen',

  'near.label': 'In der Nähe',
  'near.me': 'In meiner Nähe',
  'near.locating': 'Ihr Standort wird bestimmt …',
  'near.place': 'Ort',
  'near.anywhere': 'Überall',
  'near.here': 'Ihr Standort',
  'near.point': 'Ein Punkt auf der Karte',
  'near.value': '{place} ({n})',
  'near.radius': 'Umkreis',
  'near.any': 'Jede Entfernung',
  'near.chip': 'Bis {distance} um {place}',
  'near.chipHere': 'Bis {distance} um Sie',
  'near.chipPoint': 'Bis {distance} um einen Punkt auf der Karte',
  'near.chipAny': 'Nähe: {place}',
  'near.chipAnyHere': 'In Ihrer Nähe',
  'near.chipAnyPoint': 'Nähe eines Punktes auf der Karte',
  'near.privacy':
    'Ihr Standort wird auf etwa 100 Meter gerundet und nur für diese Suche verwendet.',
  'near.denied':
    'Der Browser hat Ihren Standort nicht mitgeteilt. Erlauben Sie es in den Einstellungen des Browsers für diese Seite, oder wählen Sie einen Ort.',
  'near.unavailable':
    'Ihr Standort ließ sich nicht bestimmen. Versuchen Sie es erneut, oder wählen Sie einen Ort.',
  'near.timeout':
    'Die Bestimmung Ihres Standorts hat zu lange gedauert. Versuchen Sie es erneut, oder wählen Sie einen Ort.',
  'dates.any': 'Beliebiges Datum',
  'dates.today': 'Heute',
  'dates.tomorrow': 'Morgen',
  'dates.weekend': 'Dieses Wochenende',
  'dates.next': 'Nächster {n} Tag | Nächste {n} Tage',
  'dates.last': 'Letzter {n} Tag | Letzte {n} Tage',
  'dates.thisMonth': 'Dieser Monat',
  'dates.nextMonth': 'Nächster Monat',
  'dates.thisYear': 'Dieses Jahr',
  'dates.start': 'Von',
  'dates.end': 'Bis',
  'dates.since': 'ab {date}',
  'dates.until': 'bis {date}',
  'dates.between': '{from} bis {to}',
  'dates.unknown': 'unbekanntes Datum',
  'dates.months': '{label} nach Monaten',
  'dates.month': '{month}: {n} Ergebnis | {month}: {n} Ergebnisse',
  'dates.invalid': 'Diesen Tag gibt es im Kalender nicht.',
  'dates.crossed': 'Der erste Tag liegt nach dem letzten.',
  'dates.oneNight': 'Ein Aufenthalt hat mindestens eine Nacht.',
}
