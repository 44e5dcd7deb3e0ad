import { ENGLISH as OF_PAGES } from '../../mount/settings/messageKeys'
import { FURTHER_MESSAGE_KEYS } from '../../src/contract/furtherMessageKeys'
import { ENGLISH as TEXTS } from '../languages/allTexts'
import { codes, referencePage, rowsOf } from './reference'

/** Those of further widgets, too. */
const KEYS = [...Object.keys(OF_PAGES), ...FURTHER_MESSAGE_KEYS]
const ENGLISH = Object.fromEntries(KEYS.map((key) => [key, TEXTS[key]]))
const rows = rowsOf(referencePage('messages'), 'key')

describe('docs/reference/messages.md', () => {
  it('lists every message with its English text', () => {
    const listed = rows.map(([key = '', text = '']) => [codes(key)[0], text.replaceAll('\\|', '|')])
    expect(Object.fromEntries(listed)).toEqual(ENGLISH)
    expect(listed).toHaveLength(Object.keys(ENGLISH).length)
  })

  it('lists the placeholders of every message', () => {
    for (const [key = '', text = '', placeholders = ''] of rows) {
      const used = [...new Set(text.match(/\{\w+\}/g))]
      expect([key, codes(placeholders)]).toEqual([key, used])
    }
  })
})
