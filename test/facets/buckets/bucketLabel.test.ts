import { formatMessage, type MessageValues } from '../../../src/contract/formatMessage'
import { bucketLabel } from '../../../src/facets/buckets/bucketLabel'
import { BUCKET_MESSAGES } from '../../../src/facets/buckets/messages'
import { amountFormat } from '../../../src/facets/range/amountFormat'

const label = (value: string, locale = 'en', isMoney = true) =>
  bucketLabel(
    value,
    (amount) => amountFormat(locale, 'EUR').amount(amount, isMoney),
    (key: keyof typeof BUCKET_MESSAGES, values: MessageValues) =>
      formatMessage(BUCKET_MESSAGES[key], values, locale),
  )

it.each([
  ['-100', 'Under €100'],
  ['0-100', 'Under €100'],
  ['100-200', '€100 to €200'],
  ['1500-', '€1,500 or more'],
  ['-20-0', '-€20 to €0'],
])('%s reads %s', (value, text) => {
  expect(label(value)).toBe(text)
})

it('has the numbers of the page’s language', () => {
  expect(label('0.5-12000', 'de', false)).toBe('0,5 to 12.000')
})

it('is null for a value that is no bucket', () => {
  expect(label('120')).toBeNull()
})
