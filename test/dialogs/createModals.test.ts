import { createModals } from '../../src/dialogs/createModals'
import type { ModalRequest } from '../../src/dialogs/modal'

function aModal(url: string): ModalRequest {
  const none = { title: undefined, label: undefined, onClose: undefined, opener: null }
  return { ...none, content: { url }, size: 'medium', className: '' }
}

const addresses = ({ list }: ReturnType<typeof createModals>) =>
  list().map(({ content }) => 'url' in content && content.url)

describe('createModals (spec 4.8)', () => {
  it('pushes, pops, and closes all dialogs', () => {
    const modals = createModals()
    for (const url of ['/a', '/b', '/c']) modals.open(aModal(url))
    expect(addresses(modals)).toEqual(['/a', '/b', '/c'])
    modals.close()
    expect(addresses(modals)).toEqual(['/a', '/b'])
    modals.closeAll()
    expect(addresses(modals)).toEqual([])
  })

  it('numbers each dialog, and keeps the objects of those below', () => {
    const modals = createModals()
    modals.open(aModal('/a'))
    const [below] = modals.list()
    modals.open(aModal('/b'))
    modals.close()
    modals.open(aModal('/b'))
    expect(modals.list()[0]).toBe(below)
    expect(modals.list().map(({ id }) => id)).toEqual([1, 3])
  })

  it('closes the dialogs above one whose content is requested again', () => {
    const modals = createModals()
    for (const url of ['/a', '/b', '/c', '/a']) modals.open(aModal(url))
    expect(addresses(modals)).toEqual(['/a'])
  })

  it('notifies its listeners of changes only', () => {
    const modals = createModals()
    const changed = jest.fn()
    const stop = modals.subscribe(changed)
    modals.close()
    modals.open(aModal('/a'))
    modals.open(aModal('/a'))
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
    modals.closeAll()
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
