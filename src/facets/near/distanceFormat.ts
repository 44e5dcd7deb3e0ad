import { MILE_KM } from './constants'

/** The units in which distances are shown. */
export type DistanceUnit = 'km' | 'mi'

/** Where distances on the road are in miles. */
const IN_MILES: readonly string[] = 'US GB LR PR GU VI AS MP UM'.split(' ')

/** Distances in a page's language. */
export interface DistanceFormat {
  readonly unit: DistanceUnit
  /** "3.2 km", "350 m" or "2 mi"; one decimal below 10. */
  short(km: number): string
  /** "25 kilometers", for screen readers and slider values. */
  long(km: number): string
  /** The kilometers of an amount of the unit. */
  toKm(amount: number): number
  /** The amount of the unit, rounded to one decimal. */
  fromKm(km: number): number
}

/** The unit of a language's region; of a language without one that of its most likely region. */
export function unitOf(locale: string): DistanceUnit {
  try {
    return IN_MILES.includes(new Intl.Locale(locale).maximize().region ?? '') ? 'mi' : 'km'
  } catch {
    return 'km'
  }
}

/** @param locale a valid language tag. @param unit of the page; by its language without one */
export function distanceFormat(
  locale: string,
  unit: DistanceUnit = unitOf(locale),
): DistanceFormat {
  const perKm = unit === 'mi' ? 1 / MILE_KM : 1
  const format = (unitDisplay: 'short' | 'long') => (km: number) => {
    const isShort = unit === 'km' && Math.round(km * 100) < 100
    // Tens of metres: nobody's position is better known.
    const amount = isShort ? Math.round(km * 100) * 10 : rounded(km * perKm)
    const name = isShort ? 'meter' : unit === 'km' ? 'kilometer' : 'mile'
    return unitFormat(locale, name, unitDisplay).format(amount)
  }
  return {
    unit,
    short: format('short'),
    long: format('long'),
    toKm: (amount) => Math.round((amount / perKm) * 1000) / 1000,
    fromKm: (km) => Math.round(km * perKm * 10) / 10,
  }
}

/** One decimal below 10, none from there on. */
function rounded(amount: number): number {
  return amount < 9.95 ? Math.round(amount * 10) / 10 : Math.round(amount)
}

const formats = new Map<string, Intl.NumberFormat>()

function unitFormat(locale: string, unit: string, unitDisplay: 'short' | 'long') {
  const key = `${locale} ${unit} ${unitDisplay}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 })
  formats.set(key, format)
  return format
}
