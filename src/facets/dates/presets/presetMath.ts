/** One of our presets in Solr's date math: from its start to before its end. */
export interface MathRange {
  readonly from: string
  readonly end: string
}

const FIXED: Readonly<Record<string, MathRange>> = {
  today: { from: 'NOW/DAY', end: 'NOW/DAY+1DAY' },
  tomorrow: { from: 'NOW/DAY+1DAY', end: 'NOW/DAY+2DAYS' },
  'this-month': { from: 'NOW/MONTH', end: 'NOW/MONTH+1MONTH' },
  'next-month': { from: 'NOW/MONTH+1MONTH', end: 'NOW/MONTH+2MONTHS' },
  'this-year': { from: 'NOW/YEAR', end: 'NOW/YEAR+1YEAR' },
}

/** @returns null for the weekend: date math knows no weeks. */
export function presetMath(name: string): MathRange | null {
  if (Object.hasOwn(FIXED, name)) return FIXED[name] ?? null
  const [, direction, count = ''] = /^(next|last)-(\d+)-days$/.exec(name) ?? []
  if (direction === 'next') return { from: 'NOW/DAY', end: `NOW/DAY+${count}DAYS` }
  if (direction === 'last') return { from: `NOW/DAY-${Number(count) - 1}DAYS`, end: 'NOW/DAY+1DAY' }
  return null
}
