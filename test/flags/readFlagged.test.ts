import { docsByKey } from '../../src/flags/docsByKey'
import { readFlagged } from '../../src/flags/readFlagged'
import { rowsSince } from '../../src/flags/rowsSince'
import { anAnswer } from '../support/answers'
import { cityLoft, lakeCabin } from '../support/listings'

describe('the answer to a fetch of saved items', () => {
  it('is each id with its document, or none where the index no longer has it', () => {
    const text = anAnswer({ docs: [cityLoft, lakeCabin] })
    expect(readFlagged(text, 'id', ['17', '3', '42'])).toEqual({
      '17': lakeCabin,
      '42': cityLoft,
      '3': null,
    })
  })

  it('tells of nothing where the index has none of them', () => {
    expect(readFlagged(anAnswer({ docs: [] }), 'id', ['3'])).toEqual({ '3': null })
  })

  it('is told apart by another key, of one value or several', () => {
    const docs = [
      { id: 'a-7', nid: 7, title: 'Seven' },
      { id: 'a-8', nid: [8, '9'], title: 'Eight' },
    ]
    expect(readFlagged(anAnswer({ docs }), 'nid', ['7', '8', '9'])).toEqual({
      '7': docs[0],
      '8': docs[1],
      '9': docs[1],
    })
  })

  it('is no answer where the documents do not say what was asked', () => {
    const read = () => readFlagged(anAnswer({ docs: [lakeCabin] }), 'nid', ['7'])
    expect(read).toThrow('No document\'s field "nid" holds a saved id.')
  })

  it('says of one that Solr did not finish only what it holds', () => {
    const whole = JSON.parse(anAnswer({ docs: [lakeCabin] }))
    const text = JSON.stringify({ ...whole, responseHeader: { partialResults: true } })
    expect(readFlagged(text, 'id', ['17', '42'])).toEqual({ '17': lakeCabin })
  })

  it('is safe from ids that are names of JavaScript', () => {
    const doc = { id: 'constructor', title: 'Builder' }
    const read = readFlagged(anAnswer({ docs: [doc] }), 'id', ['__proto__', 'constructor'])
    expect(Object.entries(read)).toEqual([
      ['__proto__', null],
      ['constructor', doc],
    ])
    expect(docsByKey([doc], '__proto__').size).toBe(0)
  })
})

describe('the rows of a list since it was opened', () => {
  it('keep what was removed, and take up what was saved since', () => {
    expect(rowsSince(['17', '42'], ['42', '99'])).toEqual(['17', '42', '99'])
  })

  it('are the very same where nothing came', () => {
    const rows = ['17', '42']
    expect(rowsSince(rows, ['42'])).toBe(rows)
    expect(rowsSince(rows, ['42', '17'])).toBe(rows)
  })
})
