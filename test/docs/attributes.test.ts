import { CALLOUT_ATTRIBUTE_DESCRIPTIONS, CALLOUT_ATTRIBUTES } from '../../src/callout/attributes'
import { ATTRIBUTE_DESCRIPTIONS, ATTRIBUTES } from '../../src/contract/attributes'
import { THEME_ATTRIBUTE_DESCRIPTIONS, THEME_ATTRIBUTES } from '../../src/contract/themeAttributes'
import {
  CHOICE_ATTRIBUTE_DESCRIPTIONS,
  CHOICE_ATTRIBUTES,
} from '../../src/facets/choices/attributes'
import { LAZY_ATTRIBUTE_DESCRIPTIONS, LAZY_ATTRIBUTES } from '../../src/lazy/attributes'
import { byCode, filesUnder, fileText, firstCodes, referencePage, rowsBelow } from './reference'

describe('docs/reference/attributes.md', () => {
  const page = referencePage('attributes')

  it('lists every attribute with its sentence', () => {
    const names: Readonly<Record<string, string>> = {
      ...ATTRIBUTES,
      ...CALLOUT_ATTRIBUTES,
      ...LAZY_ATTRIBUTES,
      ...CHOICE_ATTRIBUTES,
      ...THEME_ATTRIBUTES,
    }
    const all = {
      ...ATTRIBUTE_DESCRIPTIONS,
      ...CALLOUT_ATTRIBUTE_DESCRIPTIONS,
      ...LAZY_ATTRIBUTE_DESCRIPTIONS,
      ...CHOICE_ATTRIBUTE_DESCRIPTIONS,
      ...THEME_ATTRIBUTE_DESCRIPTIONS,
    }
    const known = Object.entries(all).map(([key, sentence]) => [names[key], sentence])
    const rows = ['write', 'Vitrine sets'].flatMap((who) =>
      rowsBelow(page, `## Attributes that ${who === 'write' ? 'you write' : who}`),
    )
    expect(byCode(rows)).toEqual(Object.fromEntries(known))
  })

  const states = firstCodes(rowsBelow(page, '## States'))

  it('lists every state that a style sheet selects', () => {
    const css = filesUnder('mount/styles', /\.css$/)
      .map(fileText)
      .join('')
    const selected = [...css.matchAll(/\[((?:data|aria)-[a-z-]+)/g)].map(([, name = '']) => name)
    const OTHERS =
      /^data-(?:vitrine(?:-root|-for|-hidden|-template|-theme)?|theme|fitted)$|^aria-(?:disabled|invalid)$/
    const unlisted = selected.filter((name) => !states.includes(name) && !OTHERS.test(name))
    expect([...new Set(unlisted)]).toEqual([])
  })

  it('lists no state that the code does not set', () => {
    const code = ['widgets', 'mount', 'src']
      .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
      .map(fileText)
      .join('')
    const isSet = (name: string) => {
      const [, dataset = ''] = /^data-(.*)$/.exec(name) ?? []
      return code.includes(name) || (dataset !== '' && code.includes(`dataset.${dataset}`))
    }
    expect(states.filter((name) => !isSet(name))).toEqual([])
  })
})
