import { GOOGLE_SIGNALS } from '../../src/consent/googleSignals'
import { PURPOSES, UNSAID } from '../../src/consent/purpose'
import { analyticsSchema } from '../../src/tracking/config'
import { codes, tableRows } from './readmeParts'

describe("README's tables of page settings", () => {
  it('name every option of analytics', () => {
    const named = tableRows('options analytics').flatMap(([name = '']) => codes(name))
    expect(named.sort()).toEqual(Object.keys(analyticsSchema.entries).sort())
  })

  it('name every purpose of consent, what holds without a word, and its signals', () => {
    const rows = tableRows('options consent').map(([name = '', unsaid = '', signals = '']) => [
      codes(name)[0],
      codes(unsaid)[0],
      codes(signals),
    ])
    expect(rows).toEqual([
      ...PURPOSES.map((purpose) => [purpose, String(UNSAID[purpose]), GOOGLE_SIGNALS[purpose]]),
      ['manager', 'false', []],
    ])
  })
})
