import * as v from 'valibot'
import { instantDelay } from '../../src/search/instantDelay'

const read = (value: unknown) => v.safeParse(instantDelay(), value)

describe('the option instant', () => {
  it.each([
    [true, 300],
    ['true', 300],
    ['yes', 300],
    ['1', 300],
    [false, null],
    ['no', null],
    [0, null],
    [100, 100],
    ['2000', 2000],
    [' 250 ', 250],
  ])('reads %p as %p', (value, delay) => {
    expect(read(value)).toMatchObject({ success: true, output: delay })
  })

  it.each(['', ' ', 'soon', 99, '2001', 300.5, '-300', Number.NaN, null, [300]])(
    'refuses %p',
    (value) => {
      expect(read(value)).toMatchObject({
        success: false,
        issues: [{ message: 'true, false, or milliseconds from 100 to 2000' }],
      })
    },
  )
})
