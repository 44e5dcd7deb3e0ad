import { formatMessage } from '../../src/contract/formatMessage'
import { MESSAGES } from '../../src/contract/messages'
import { MODAL_MESSAGES } from '../../src/dialogs/messages'
import { DROPDOWN_MESSAGES, type DropdownMessageKey } from '../../src/dropdowns/messages'

describe("a visitor's text", () => {
  it('has its placeholders filled in', () => {
    expect(formatMessage('{label}: {min} to {max}', { label: 'Price', min: '$1', max: '$2' })).toBe(
      'Price: $1 to $2',
    )
  })

  it('formats numbers by the language, and keeps texts', () => {
    expect(formatMessage('{n} of {m}', { n: 2000, m: '2000' }, 'en')).toBe('2,000 of 2000')
    expect(formatMessage('{n}', { n: 2000 }, 'de')).toBe('2.000')
  })

  it('uses the plural form of the number', () => {
    const text = MESSAGES['facets.show']
    expect(formatMessage(text, { n: 1 })).toBe('Show 1 result')
    expect(formatMessage(text, { n: 2 })).toBe('Show 2 results')
    expect(formatMessage(text, { n: 0 }, 'fr')).toBe('Show 0 result')
  })

  it('leaves a placeholder without a value', () => {
    expect(formatMessage('{a} {toString}', {})).toBe('{a} {toString}')
  })

  it('does not fill in placeholders inside a value', () => {
    expect(formatMessage('{a} {b}', { a: '{b} $& $1', b: 'x' })).toBe('{b} $& $1 x')
  })

  it('is what the spec says', () => {
    expect(MESSAGES['pager.previous']).toBe('« Previous')
    expect(MESSAGES['pager.next']).toBe('Next »')
    expect(MESSAGES['pager.gap']).toBe('…')
    expect(MESSAGES['range.label']).toBe('{label}: {min} to {max}')
    expect(MESSAGES['flag.flag']).toBe('Flag')
    expect(MESSAGES['flag.unflag']).toBe('Unflag')
    expect(MODAL_MESSAGES['modal.close']).toBe('Close')
    expect(MODAL_MESSAGES['modal.failed']).toBe('This content failed to load.')
  })

  it('of the dropdown is what the spec says (spec 5.8, 8)', () => {
    const dropdown = (key: DropdownMessageKey, n = 0) =>
      formatMessage(DROPDOWN_MESSAGES[key], { n }, 'en')
    expect(dropdown('dropdown.tooShort', 3)).toBe('Please enter 3 or more characters')
    expect(dropdown('dropdown.tooLong', 1)).toBe('Please delete 1 character')
    expect(dropdown('dropdown.tooLong', 2)).toBe('Please delete 2 characters')
    expect(dropdown('dropdown.full', 1)).toBe('You can only select 1 item')
    expect(dropdown('dropdown.full', 3)).toBe('You can only select 3 items')
    expect(dropdown('dropdown.none')).toBe('No results found')
    expect(dropdown('dropdown.searching')).toBe('Searching…')
    expect(dropdown('dropdown.more')).toBe('Loading more results…')
    expect(dropdown('dropdown.failed')).toBe('The results could not be loaded.')
  })
})
