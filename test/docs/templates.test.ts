import { ATTRIBUTE_PREFIX, BINDING_PREFIX, BINDINGS } from '../../src/templates/compile/binding'
import { BOUND_ATTRIBUTES, mayBind } from '../../src/templates/compile/boundAttribute'
import { LIST_ELEMENTS, RENDERED_EMPTY } from '../../src/templates/compile/contentRules'
import { TEMPLATE_NAMES } from '../../src/templates/templateName'
import { FORMAT_NAMES, parseFormat } from '../../src/templates/values/parseFormat'
import { sectionOf } from '../support/markdown'
import { codes, firstCodes, referencePage, rowsBelow } from './reference'

const page = referencePage('templates')
const rules = sectionOf(page, '## Rules').split('\n')
const rule = (start: string) => rules.find((line) => line.startsWith(`- **${start}**`)) ?? ''

describe('the template reference', () => {
  it('lists every binding', () => {
    const listed = firstCodes(rowsBelow(page, '## Bindings')).map((one) => one.replace(/=.*/, ''))
    const known = Object.keys(BINDINGS).map((name) => BINDING_PREFIX + name)
    const bound = listed.filter((name) => name.startsWith(ATTRIBUTE_PREFIX))
    expect(listed.filter((name) => !bound.includes(name)).sort()).toEqual(known.sort())
    expect(bound.map((name) => mayBind(name.slice(ATTRIBUTE_PREFIX.length)))).toEqual([true])
  })

  it('lists every format, with an argument that it takes', () => {
    const rows = rowsBelow(page, '## Formats')
    expect(firstCodes(rows)).toEqual(FORMAT_NAMES)
    for (const [name = '', , example = ''] of rows) {
      const [text = ''] = codes(example)
      expect(text).toMatch(new RegExp(`^${codes(name)[0]}:`))
      expect(parseFormat(text)).not.toHaveProperty('issue')
    }
  })

  it('lists every template name', () => {
    const listed = firstCodes(rowsBelow(page, '## Template names'))
    expect([...listed].sort()).toEqual([...TEMPLATE_NAMES].sort())
  })

  it('names the lists that repeat their content', () => {
    expect(codes(rule('Lists'))).toEqual([...LIST_ELEMENTS])
  })

  it('names the elements that stay without a value', () => {
    const rendered = codes(rule('No value')).filter((name) => RENDERED_EMPTY.has(name))
    expect(rendered).toEqual([...RENDERED_EMPTY])
  })

  it('names every attribute that can be bound', () => {
    const listed = codes(sectionOf(page, '## Attributes that can be bound'))
    expect(listed.filter((name) => !name.endsWith('…'))).toEqual([...BOUND_ATTRIBUTES])
  })

  it('names attributes that cannot be bound', () => {
    const [bound = '', ...refused] = codes(rule('Attributes')).filter((name) =>
      /^[a-z]+$/.test(name),
    )
    expect(mayBind(bound)).toBe(true)
    expect(refused).toEqual(['id', 'name', 'style'])
    expect(refused.filter(mayBind)).toEqual([])
    expect(['onclick', 'data-bind', 'data-hx-get'].filter(mayBind)).toEqual([])
  })
})
