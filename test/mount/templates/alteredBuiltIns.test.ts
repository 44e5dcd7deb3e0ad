import { findTemplates } from '../../../mount/templates/readTemplate'

const native = Array.from

afterEach(() => {
  Array.from = native
})

it('reads a template in the same way when Prototype replaces Array.from', () => {
  document.body.innerHTML =
    '<div><template data-vitrine-template="result"><b class="c" data-vitrine-text="t">x</b></template></div>'
  const root = document.body.firstElementChild as Element
  const plain = findTemplates(root)
  Array.from = ((list: ArrayLike<unknown>) => Array.prototype.slice.call(list)) as typeof Array.from
  expect(Array.from(new Set([1]))).toEqual([])
  expect(findTemplates(root)).toEqual(plain)
  expect(plain.result).toHaveLength(1)
})
