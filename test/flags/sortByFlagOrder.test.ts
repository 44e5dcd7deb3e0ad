import { sortByFlagOrder } from '../../src/flags/sortByFlagOrder'

const order = (key: string, ids: readonly string[], docs: readonly object[]) =>
  sortByFlagOrder(
    docs.map((doc, at) => ({ id: `doc ${at}`, ...doc })),
    key,
    ids,
  ).map(({ id }) => id)

describe('sortByFlagOrder', () => {
  it('sorts documents by the order of the ids', () => {
    expect(order('id', ['3', '1', '2'], [{ id: '1' }, { id: '2' }, { id: '3' }])).toEqual([
      '3',
      '1',
      '2',
    ])
  })

  it('reads the ids from the key field: a number, or one of several values', () => {
    const docs = [{ keys: ['x', '9'] }, { keys: 7 }, { keys: ['9', '8'] }]
    expect(order('keys', ['8', '7', '9'], docs)).toEqual(['doc 2', 'doc 1', 'doc 0'])
  })

  it('puts documents without the key field last, in their order', () => {
    const docs = [{}, { key: '2' }, { key: null }, { key: '1' }]
    expect(order('key', ['1', '2'], docs)).toEqual(['doc 3', 'doc 1', 'doc 0', 'doc 2'])
    expect(order('constructor', ['1'], [{}, {}])).toEqual(['doc 0', 'doc 1'])
  })
})
