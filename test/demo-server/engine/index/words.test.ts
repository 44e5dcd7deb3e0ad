/** @jest-environment node */
import { words } from '../../../../demo/server/engine/index/words'

test('splits text of all scripts into words', () => {
  expect(words("Tom & Jerry's <em>cosy</em> 4.5-star")).toEqual([
    ...['tom', "jerry's", 'em', 'cosy', 'em', '4.5', 'star'],
  ])
  expect(words('A:b 1,000.5 a,b 1:2 a.1')).toEqual([
    ...['a:b', '1,000.5', 'a', 'b', '1', '2', 'a', '1'],
  ])
  expect(words('إطلالة على البحيرة')).toEqual(['إطلالة', 'على', 'البحيرة'])
  expect(words('湖の眺め キャビン')).toEqual(['湖', 'の', '眺', 'め', 'キャビン'])
})
