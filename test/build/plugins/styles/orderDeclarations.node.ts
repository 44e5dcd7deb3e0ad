import assert from 'node:assert/strict'
import { test } from 'node:test'
import postcss from 'postcss'
import { orderDeclarations } from '../../../../build/plugins/styles/orderDeclarations'

const ORDER = ['color', 'display', 'padding', 'margin-top', 'margin']

function order(sheet: string): string {
  const root = postcss.parse(sheet)
  orderDeclarations(root, ORDER)
  return String(root)
}

test('declarations have the order of the list; what is not in it comes last', () => {
  assert.equal(order('a{zoom:1;display:block;color:red}'), 'a{color:red;display:block;zoom:1}')
})

test('what may set the same keeps its order', () => {
  const kept = [
    'a{margin:0;margin-top:1px}',
    'a{-webkit-text-decoration:none;text-decoration:none}',
    'a{inset:0;top:1px}',
    'a{font:inherit;line-height:1}',
    'a{inline-size:1px;width:2px}',
    'a{color:red;color:color-mix(in srgb,red,blue)}',
    'a{all:unset;color:red}',
    'a{zoom:1;all:unset;color:red}',
  ]
  for (const sheet of kept) assert.equal(order(sheet), sheet)
})

test('a declaration passes others of its kind by, not those that it may set', () => {
  assert.equal(
    order('a{margin:0;margin-top:1px;padding:0;color:red}'),
    'a{color:red;padding:0;margin:0;margin-top:1px}',
  )
})

test('rules within a rule stay behind its declarations, and have the order, too', () => {
  assert.equal(
    order('@media print{a{display:block;color:red;&:hover{display:none;color:blue}}}'),
    '@media print{a{color:red;display:block;&:hover{color:blue;display:none}}}',
  )
})
