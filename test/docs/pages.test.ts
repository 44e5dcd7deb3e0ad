import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesUnder, fileText, ROOT } from './reference'

const FOLDERS = ['reference', 'internals'] as const

/** Text outside of code. */
const prose = (markdown: string) => markdown.replace(/^```[\s\S]*?^```$/gm, '')

/** The anchors of a page, as GitHub makes them: lower case, words joined by hyphens. */
function anchorsOf(markdown: string): readonly string[] {
  return (prose(markdown).match(/^#+ .+$/gm) ?? []).map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  )
}

describe.each(FOLDERS)('docs/%s', (folder) => {
  const pages = filesUnder(`docs/${folder}`, /\.md$/)

  it('has an index that links every page', () => {
    const links = [...fileText(`docs/${folder}/README.md`).matchAll(/\]\(([\w-]+\.md)\)/g)]
    const listed = links.map(([, to]) => `docs/${folder}/${to}`)
    const others = pages.filter((page) => !page.endsWith('/README.md'))
    expect([...new Set(listed)].sort()).toEqual([...others].sort())
  })

  it.each(pages)('links to pages and headings that exist: %s', (page) => {
    const links = [...prose(fileText(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
    const broken = links.filter((to) => {
      if (/^https?:/.test(to)) return false
      const [path = '', anchor] = to.split('#')
      const target = path ? relative(ROOT, join(ROOT, dirname(page), path)) : page
      if (!existsSync(join(ROOT, target))) return true
      return anchor !== undefined && !anchorsOf(fileText(target)).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it.each(pages)('starts with a heading: %s', (page) => {
    expect(fileText(page)).toMatch(/^# \S/)
  })
})
