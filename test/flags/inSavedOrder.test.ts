import { inSavedOrder } from '../../src/flags/inSavedOrder'

const order = (key: string, ids: readonly string[], docs: readonly object[]) =>
  inSavedOrder(
    docs.map((doc, at) => ({ id: `doc ${at}`, ...doc })),
    key,
    ids,
  ).map(({ id }) => id)

describe('the order of saved items', () => {
  it('is that of their link', () => {
    expect(order('id', ['3', '1', '2'], [{ id: '1' }, { id: '2' }, { id: '3' }])).toEqual([
      '3',
      '1',
      '2',
    ])
  })

  it('is by the field that they are known by, a number or one value of several too', () => {
    const docs = [{ keys: ['x', '9'] }, { keys: 7 }, { keys: ['9', '8'] }]
    expect(order('keys', ['8', '7', '9'], docs)).toEqual(['doc 2', 'doc 1', 'doc 0'])
  })

  it('leaves as they are those whose field the page does not ask for, at the end', () => {
    const docs = [{}, { key: '2' }, { key: null }, { key: '1' }]
    expect(order('key', ['1', '2'], docs)).toEqual(['doc 3', 'doc 1', 'doc 0', 'doc 2'])
    expect(order('constructor', ['1'], [{}, {}])).toEqual(['doc 0', 'doc 1'])
  })
})
