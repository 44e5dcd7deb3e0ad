import { ATTRIBUTE_PREFIX, BINDING_PREFIX, BINDINGS } from '../../src/templates/compile/binding'
import { mayBind } from '../../src/templates/compile/boundAttribute'
import { KEPT_EMPTY, LIST_HOLDERS } from '../../src/templates/compile/contentRules'
import { FORMAT_NAMES, parseFormat } from '../../src/templates/values/parseFormat'
import { codes, section, tableRows } from './readmeParts'

const rows = tableRows('bindings')
const rules = section('## Result templates').split('\n')
const rule = (start: string) => rules.find((line) => line.startsWith(`- **${start}**`)) ?? ''

describe("README's result templates", () => {
  it('name every binding', () => {
    const told = rows.map(([attribute = '']) => codes(attribute)[0]?.replace(/=.*/, '') ?? '')
    const own = Object.keys(BINDINGS).map((name) => BINDING_PREFIX + name)
    const bound = told.filter((name) => name.startsWith(ATTRIBUTE_PREFIX))
    expect(told.filter((name) => !bound.includes(name)).sort()).toEqual(own.sort())
    expect(bound.map((name) => mayBind(name.slice(ATTRIBUTE_PREFIX.length)))).toEqual([true])
  })

  it('name every format, and arguments that each takes', () => {
    const [, what = ''] = rows.find(([name = '']) => name.includes('format')) ?? []
    const [plain, withArgument] = [false, true].map((colon) =>
      codes(what).filter((code) => code.includes(':') === colon),
    )
    expect(plain).toEqual(FORMAT_NAMES)
    expect(withArgument).not.toEqual([])
    for (const text of withArgument ?? []) expect(parseFormat(text)).not.toHaveProperty('problem')
  })

  it('name the lists that repeat what stands in them', () => {
    expect(codes(rule('Lists'))).toEqual([...LIST_HOLDERS])
  })

  it('name the elements that stay without a value', () => {
    const kept = codes(rule('No value')).filter((name) => KEPT_EMPTY.has(name))
    expect(kept).toEqual([...KEPT_EMPTY])
  })

  it('name attributes that cannot be bound', () => {
    const [own = '', ...refused] = codes(rule('Attributes')).filter((name) => /^[a-z]+$/.test(name))
    expect(mayBind(own)).toBe(true)
    expect(refused).toEqual(['id', 'name', 'style'])
    expect(refused.filter(mayBind)).toEqual([])
    expect(['onclick', 'data-bind', 'data-hx-get'].filter(mayBind)).toEqual([])
  })
})
