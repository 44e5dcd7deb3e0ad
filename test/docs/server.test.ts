import { serverRegistry } from '../../mount/server/serverRegistry'
import { sectionOf } from '../support/markdown'
import { codes, fileText, firstCodes, referencePage, rowsBelow, rowsOf } from './reference'

const page = referencePage('server')
const source = fileText('mount/server/server.ts')

/** The keys that an interface itself declares. */
function keysOf(name: string): readonly string[] {
  const [, body = ''] = new RegExp(`interface ${name}\\b[^{]*\\{([^}]*)\\}`).exec(source) ?? []
  return [...body.matchAll(/readonly (\w+)\??:/g)].map(([, key = '']) => key)
}

describe('docs/reference/server.md', () => {
  it('lists every function', () => {
    const exported = [...source.matchAll(/^export (?:async )?function (\w+)/gm)]
    expect(firstCodes(rowsOf(page, 'function'))).toEqual(
      expect.arrayContaining(exported.map(([, name]) => name)),
    )
    expect(exported).toHaveLength(4)
  })

  it.each([
    ['render', ['PageSource', 'RenderOptions']],
    ['readSearches', ['FirstRequest']],
    ['renderWidget', ['WidgetOptions']],
  ])('lists each option or key of %s', (name, interfaces) => {
    const listed = firstCodes(rowsBelow(page, `## \`${name}\``))
    expect(listed.toSorted()).toEqual(interfaces.flatMap(keysOf).sort())
  })

  it('names each key of an answer', () => {
    const named = codes(sectionOf(page, '## `answerScript`'))
    expect(named).toEqual(expect.arrayContaining([...keysOf('PageAnswer')]))
  })

  it('names the widgets that a server renders', () => {
    const text = sectionOf(page, '## `renderWidget`')
    const named = codes(text.slice(text.indexOf('all but')))
    expect(named.toSorted()).toEqual(serverRegistry.map(({ name }) => name).sort())
  })
})
