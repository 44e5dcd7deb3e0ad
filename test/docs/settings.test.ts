import { PAGE_KEYS } from '../../mount/settings/readPageSettings'
import { GOOGLE_SIGNALS } from '../../src/consent/googleSignals'
import { DEFAULT_CONSENT, PURPOSES } from '../../src/consent/purpose'
import { codeHeadings, codes, firstCodes, referencePage, rowsBelow, rowsOf } from './reference'

const settings = referencePage('settings')

describe('the page settings of docs/reference', () => {
  it('list every setting, and each has its section', () => {
    const names = firstCodes(rowsOf(settings, 'setting'))
    expect([...names].sort()).toEqual([...PAGE_KEYS].sort())
    expect(codeHeadings(settings)).toEqual(names)
  })

  it('list every purpose of consent, its default and its signals', () => {
    const rows = rowsBelow(referencePage('consent'), '## Purposes').map(
      ([name = '', standard = '', signals = '']) => [
        codes(name)[0],
        codes(standard)[0],
        codes(signals),
      ],
    )
    expect(rows).toEqual([
      ...PURPOSES.map((purpose) => [
        purpose,
        String(DEFAULT_CONSENT[purpose]),
        GOOGLE_SIGNALS[purpose],
      ]),
      ['manager', 'false', []],
    ])
  })
})
