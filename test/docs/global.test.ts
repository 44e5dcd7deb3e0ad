import { sectionOf } from '../support/markdown'
import { visit } from '../support/page'
import { fileText, firstCodes, referencePage, rowsBelow, rowsOf } from './reference'

describe('docs/reference/global.md', () => {
  const page = referencePage('global')

  it('lists everything at window.Vitrine', async () => {
    const api = await visit('')
    const names = firstCodes(rowsOf(page, 'member')).map((name) => name.replace(/\(.*/, ''))
    expect(names.sort()).toEqual(Object.keys(api).sort())
  })

  it.each(['modal', 'captions'] as const)('shows every call of Vitrine.%s', async (part) => {
    const api = await visit('')
    const text = sectionOf(page, `## \`${part}\``)
    const shown = [...text.matchAll(new RegExp(`Vitrine\\.${part}\\.(\\w+)\\(`, 'g'))]
    expect([...new Set(shown.map(([, name]) => name))].sort()).toEqual(
      Object.keys(api[part]).sort(),
    )
  })

  it.each(['doctor', 'getState'] as const)('lists every key of %s()', async (call) => {
    const api = await visit('')
    const listed = firstCodes(rowsBelow(page, `## \`${call}\``))
    expect(Object.keys(api[call]())).toEqual(expect.arrayContaining([...listed]))
    if (call === 'doctor') expect([...listed].sort()).toEqual(Object.keys(api.doctor()).sort())
  })

  it('lists every exported type', () => {
    const source = fileText('mount/public.ts')
    const exported = [...source.matchAll(/^export type \{ ([^}]+) \}/gm)].flatMap(
      ([, names = '']) => names.split(', '),
    )
    expect(firstCodes(rowsBelow(page, '## Types')).toSorted()).toEqual(exported.sort())
  })
})
