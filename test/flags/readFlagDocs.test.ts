import { appendNewRows } from '../../src/flags/appendNewRows'
import { docsByKey } from '../../src/flags/docsByKey'
import { readFlagDocs } from '../../src/flags/readFlagDocs'
import { anAnswer } from '../support/answers'
import { cityLoft, lakeCabin } from '../support/listings'

describe('readFlagDocs', () => {
  it('gives each id its document, or null when the index no longer has it', () => {
    const text = anAnswer({ docs: [cityLoft, lakeCabin] })
    expect(readFlagDocs(text, 'id', ['17', '3', '42'])).toEqual({
      '17': lakeCabin,
      '42': cityLoft,
      '3': null,
    })
  })

  it('returns null for every id that the index does not have', () => {
    expect(readFlagDocs(anAnswer({ docs: [] }), 'id', ['3'])).toEqual({ '3': null })
  })

  it('finds documents by another key, with one value or several', () => {
    const docs = [
      { id: 'a-7', nid: 7, title: 'Seven' },
      { id: 'a-8', nid: [8, '9'], title: 'Eight' },
    ]
    expect(readFlagDocs(anAnswer({ docs }), 'nid', ['7', '8', '9'])).toEqual({
      '7': docs[0],
      '8': docs[1],
      '9': docs[1],
    })
  })

  it('rejects a response without any requested id', () => {
    const read = () => readFlagDocs(anAnswer({ docs: [lakeCabin] }), 'nid', ['7'])
    expect(read).toThrow('No document\'s field "nid" holds a saved id.')
  })

  it('gives only the found documents of a partial response', () => {
    const whole = JSON.parse(anAnswer({ docs: [lakeCabin] }))
    const text = JSON.stringify({ ...whole, responseHeader: { partialResults: true } })
    expect(readFlagDocs(text, 'id', ['17', '42'])).toEqual({ '17': lakeCabin })
  })

  it('is safe from ids such as __proto__ and constructor', () => {
    const doc = { id: 'constructor', title: 'Builder' }
    const read = readFlagDocs(anAnswer({ docs: [doc] }), 'id', ['__proto__', 'constructor'])
    expect(Object.entries(read)).toEqual([
      ['__proto__', null],
      ['constructor', doc],
    ])
    expect(docsByKey([doc], '__proto__').size).toBe(0)
  })
})

describe('appendNewRows', () => {
  it('keeps removed rows, and appends newly saved ones', () => {
    expect(appendNewRows(['17', '42'], ['42', '99'])).toEqual(['17', '42', '99'])
  })

  it('returns the same array when no id is new', () => {
    const rows = ['17', '42']
    expect(appendNewRows(rows, ['42'])).toBe(rows)
    expect(appendNewRows(rows, ['42', '17'])).toBe(rows)
  })
})
