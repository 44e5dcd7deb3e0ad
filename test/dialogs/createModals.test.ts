import { createModals } from '../../src/dialogs/createModals'
import type { WantedModal } from '../../src/dialogs/modal'

function aModal(url: string): WantedModal {
  const none = { title: undefined, label: undefined, onClose: undefined, from: null }
  return { ...none, content: { url }, size: 'medium', className: '' }
}

const addresses = ({ list }: ReturnType<typeof createModals>) =>
  list().map(({ content }) => 'url' in content && content.url)

describe('the stack of dialogs (spec 4.8)', () => {
  it('pushes, pops, and closes all', () => {
    const modals = createModals()
    for (const url of ['/a', '/b', '/c']) modals.open(aModal(url))
    expect(addresses(modals)).toEqual(['/a', '/b', '/c'])
    modals.close()
    expect(addresses(modals)).toEqual(['/a', '/b'])
    modals.closeAll()
    expect(addresses(modals)).toEqual([])
  })

  it('gives each its own number, and keeps those below as they are', () => {
    const modals = createModals()
    modals.open(aModal('/a'))
    const [below] = modals.list()
    modals.open(aModal('/b'))
    modals.close()
    modals.open(aModal('/b'))
    expect(modals.list()[0]).toBe(below)
    expect(modals.list().map(({ id }) => id)).toEqual([1, 3])
  })

  it('goes back to what is shown already', () => {
    const modals = createModals()
    for (const url of ['/a', '/b', '/c', '/a']) modals.open(aModal(url))
    expect(addresses(modals)).toEqual(['/a'])
  })

  it('tells of changes only', () => {
    const modals = createModals()
    const told = jest.fn()
    const stop = modals.subscribe(told)
    modals.close()
    modals.open(aModal('/a'))
    modals.open(aModal('/a'))
    expect(told).toHaveBeenCalledTimes(1)
    stop()
    modals.closeAll()
    expect(told).toHaveBeenCalledTimes(1)
  })
})
