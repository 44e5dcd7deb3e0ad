import { createNoticeStore } from '../../src/notices/createNoticeStore'
import type { NoticeRequest } from '../../src/notices/notice'
import { required } from '../support/required'

const saved: NoticeRequest = { text: 'Saved', style: 'success', element: null }
const full: NoticeRequest = { text: 'Storage is full', style: 'error', element: null }

function aStore() {
  const store = createNoticeStore()
  const shown = () => store.notices().map(({ text, repeats }) => `${text} ${repeats}`)
  return { store, shown }
}

describe('createNoticeStore', () => {
  it('holds notices in the order of their requests', () => {
    const { store, shown } = aStore()
    for (const one of [saved, full]) store.show(one)
    expect(shown()).toEqual(['Saved 1', 'Storage is full 1'])
  })

  it('shows the same notice once when it is requested twice in a row', () => {
    const { store, shown } = aStore()
    for (const one of [saved, full, full, saved]) store.show(one)
    expect(shown()).toEqual(['Saved 1', 'Storage is full 2', 'Saved 1'])
    store.show({ ...saved, style: 'info' })
    expect(shown()).toEqual(['Saved 1', 'Storage is full 2', 'Saved 1', 'Saved 1'])
  })

  it('gives each notice its own id, also after others were removed', () => {
    const { store } = aStore()
    store.show(saved)
    store.show(full)
    store.remove(required(store.notices()[0]).id)
    store.show(saved)
    expect(new Set(store.notices().map(({ id }) => id)).size).toBe(2)
  })

  it('notifies its listeners of each change, and only of changes', () => {
    const { store } = aStore()
    const changed = jest.fn()
    const undo = store.subscribe(changed)
    store.show(saved)
    store.unanchor(() => true)
    expect(changed).toHaveBeenCalledTimes(1)
    undo()
    store.clear()
    expect(changed).toHaveBeenCalledTimes(1)
    expect(store.notices()).toEqual([])
  })
})
