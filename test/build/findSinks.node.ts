import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSinks } from '../../build/findSinks'

const names = (code: string) => findSinks(code).map((sink) => sink.name)

test('finds each way to turn a string into markup or code', () => {
  const ways: Record<string, string> = {
    'a.innerHTML = b': 'innerHTML',
    "a['outerHTML'] += b": 'outerHTML',
    'frame.srcdoc = b': 'srcdoc',
    "frame.setAttribute('srcdoc', b)": 'srcdoc',
    "a.insertAdjacentHTML('beforeend', b)": 'insertAdjacentHTML',
    'range.createContextualFragment(b)': 'createContextualFragment',
    'new DOMParser().parseFromString(b)': 'DOMParser',
    'Document.parseHTMLUnsafe(b)': 'parseHTMLUnsafe',
    'document.write(b)': 'document.write',
    'node.ownerDocument.writeln(b)': 'document.writeln',
    'eval(b)': 'eval',
    '(0, eval)(b)': 'eval',
    'window.eval(b)': 'eval',
    'new Function(b)': 'Function',
    "h('p', { dangerouslySetInnerHTML: { __html: b } })": 'dangerouslySetInnerHTML',
  }
  for (const [code, name] of Object.entries(ways)) assert.deepEqual(names(code), [name], code)
})

test('ignores code that only looks like a sink', () => {
  const harmless = `if (a.innerHTML === '') stream.write(b)
    const { dangerouslySetInnerHTML: html } = props
    const text = 'x.innerHTML = y' // x.innerHTML = y
    a.textContent = evaluate(b)`
  assert.deepEqual(names(harmless), [])
})

test('marks a value that goes through the policy as trusted', () => {
  const [first, second] = findSinks('a.innerHTML = trustedHtml(b); a.innerHTML = other(b)')
  assert.equal(first?.trusted, true)
  assert.equal(second?.trusted, false)
})
