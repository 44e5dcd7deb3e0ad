/** One of our presets in Solr's date math: from its start to before its end. */
export interface MathRange {
  readonly from: string
  readonly end: string
}

/** Units of the calendar: how many of them later it begins. */
const FIXED: Readonly<Record<string, readonly [unit: string, later: number]>> = {
  today: ['DAY', 0],
  tomorrow: ['DAY', 1],
  'this-month': ['MONTH', 0],
  'next-month': ['MONTH', 1],
  'this-year': ['YEAR', 0],
}

/** @returns null for the weekend: date math knows no weeks. */
export function presetMath(name: string): MathRange | null {
  const [unit = '', later = 0] = (Object.hasOwn(FIXED, name) && FIXED[name]) || []
  const after = (count: number) =>
    `NOW/${unit}${count ? `+${count}${unit}${count > 1 ? 'S' : ''}` : ''}`
  if (unit) return { from: after(later), end: after(later + 1) }
  const [, direction, count = ''] = /^(next|last)-(\d+)-days$/.exec(name) ?? []
  if (direction === 'next') return { from: 'NOW/DAY', end: `NOW/DAY+${count}DAYS` }
  if (direction === 'last') return { from: `NOW/DAY-${Number(count) - 1}DAYS`, end: 'NOW/DAY+1DAY' }
  return null
}
