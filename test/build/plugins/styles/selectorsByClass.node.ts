import assert from 'node:assert/strict'
import { test } from 'node:test'
import postcss from 'postcss'
import { selectorsByClass } from '../../../../build/plugins/styles/selectorsByClass'

function arrange(sheet: string): string {
  const root = postcss.parse(sheet)
  selectorsByClass(root)
  return String(root)
}

const unchanged = (sheet: string) => assert.equal(arrange(sheet), sheet)

test('writes out classes of the element that a rule is for', () => {
  assert.equal(arrange(':is(.a,.b)[class]{top:0}'), '.a[class],.b[class]{top:0}')
  assert.equal(
    arrange('.x>:is(.a,.b):where(:hover),.c{top:0}'),
    '.x>.a:where(:hover),.x>.b:where(:hover),.c{top:0}',
  )
})

test('leaves what weighs otherwise, is of another element, or is seldom tried', () => {
  unchanged(':is(.a,[b].c)[class]{top:0}')
  unchanged(':where(.a,.b){top:0}')
  unchanged(':is(.a,.b) .c{top:0}')
  unchanged('@media print{:is(.a,.b)[class]{top:0}}')
  unchanged('@keyframes k{0%{top:0}}')
})

test('a rule for the same elements stands behind that of several selectors', () => {
  assert.equal(
    arrange('.a,.b{top:0;&[class]{left:0;&:before{right:0}}}.c{top:1px}'),
    '.a,.b{top:0}.a[class],.b[class]{left:0}.a[class]:before,.b[class]:before{right:0}.c{top:1px}',
  )
  assert.equal(
    arrange('.a, .b{top:0;&:hover, &:focus{left:0}&[class]{left:1px}}'),
    '.a, .b{top:0}.a:hover,.a:focus,.b:hover,.b:focus{left:0}.a[class],.b[class]{left:1px}',
  )
})

test('it stays where its weight or its order would change', () => {
  unchanged('.a{top:0;&[class]{left:0}}')
  unchanged('.a,.b.c{top:0;&[class]{left:0}}')
  unchanged('.a,.b{top:0;&[class]{left:0}@media (width>9em){&[class]{left:1px}}}')
  unchanged('.a,.b{top:0;& .c{left:0}}')
  unchanged('.a,.b{top:0;&::placeholder{left:0}}')
})
