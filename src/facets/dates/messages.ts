/** The messages of a facet of dates, loaded with it; the page settings' `messages` replace them. */
export const DATES_MESSAGES = {
  'dates.any': 'Any date',
  'dates.today': 'Today',
  'dates.tomorrow': 'Tomorrow',
  'dates.weekend': 'This weekend',
  'dates.next': 'Next {n} day | Next {n} days',
  'dates.last': 'Last {n} day | Last {n} days',
  'dates.thisMonth': 'This month',
  'dates.nextMonth': 'Next month',
  'dates.thisYear': 'This year',
  'dates.start': 'From',
  'dates.end': 'To',
  'dates.since': 'from {date}',
  'dates.until': 'until {date}',
  'dates.between': '{from} to {to}',
  'dates.unknown': 'unknown date',
  'dates.months': '{label} by month',
  'dates.month': '{month}: {n} result | {month}: {n} results',
  'dates.invalid': 'This day is not in the calendar.',
  'dates.crossed': 'The first day is after the last.',
  'dates.oneNight': 'A stay has at least one night.',
} as const

export type DatesMessageKey = keyof typeof DATES_MESSAGES
