import * as mountIssues from '../../../mount/settings/mountIssues'
import { findTemplateIssues } from '../../../mount/templates/findTemplateIssues'
import { findTemplates, readTemplate } from '../../../mount/templates/readTemplate'
import { required } from '../../support/required'

function page(markup: string): Element {
  document.body.innerHTML = markup
  return required(document.body.firstElementChild)
}

/** The words for the mount point, without its name. */
const issuesOf = (root: Element) =>
  findTemplateIssues(root).map((issue) => issue(mountIssues).replace(/^.*?: (?=data-)/, ''))

/** A template whose text tells which one it is. */
const textOf = (nodes: ReturnType<typeof readTemplate> | undefined) =>
  nodes?.map((node) => (node.kind === 'text' ? node.text.trim() : node.name)).join('')

describe('a template read off the page', () => {
  it('is a plain tree without comments', () => {
    const element = page(
      '<template><!-- a --><P CLASS="x" data-n="1">Hi<br></P><svg viewBox="0 0 1 1"><linearGradient/></svg></template>',
    )
    expect(readTemplate(element)).toEqual([
      {
        kind: 'element',
        name: 'p',
        attributes: [
          ['class', 'x'],
          ['data-n', '1'],
        ],
        children: [
          { kind: 'text', text: 'Hi' },
          { kind: 'element', name: 'br', attributes: [], children: [] },
        ],
      },
      {
        kind: 'element',
        name: 'svg',
        attributes: [['viewBox', '0 0 1 1']],
        children: [{ kind: 'element', name: 'linearGradient', attributes: [], children: [] }],
      },
    ])
  })

  it('can be a hidden element, for CMSs that strip templates', () => {
    expect(
      textOf(readTemplate(page('<div hidden data-vitrine-template="result"><b></b></div>'))),
    ).toBe('b')
  })

  it('is complete even when a form in it clobbers DOM properties', () => {
    const template = page('<div><form class="cart"><input><input></form></div>')
    const clobbered = required(template.querySelector('form'))
    // As a browser does for inputs of these names, and jsdom does not.
    for (const name of ['attributes', 'childNodes', 'localName', 'nodeType']) {
      Object.defineProperty(clobbered, name, { value: clobbered.firstElementChild })
    }
    const [form] = readTemplate(template)
    expect(form).toMatchObject({ name: 'form', attributes: [['class', 'cart']] })
    expect(form?.kind === 'element' && form.children).toHaveLength(2)
  })
})

describe('the templates of a mount point', () => {
  it('are found inside it by name', () => {
    const root = page(
      '<div data-vitrine="search"><section><template data-vitrine-template="result">one</template></section><div hidden data-vitrine-template=" empty ">none</div></div>',
    )
    const templates = findTemplates(root)
    expect(Object.keys(templates)).toEqual(['result', 'empty'])
    expect([textOf(templates.result), textOf(templates.empty)]).toEqual(['one', 'none'])
  })

  it('exclude those of nested mount points', () => {
    const root = page(`
      <div data-vitrine="search">
        <div data-vitrine="search"><template data-vitrine-template="result">inner</template></div>
        <div data-vitrine="results"><template data-vitrine-template="result">own</template></div>
        <template data-vitrine-template="result">outer</template>
      </div>`)
    expect(textOf(findTemplates(root).result)).toBe('outer')
    expect(
      textOf(findTemplates(required(root.querySelector('[data-vitrine=results]'))).result),
    ).toBe('own')
    expect(
      findTemplates(required(root.querySelector('[data-vitrine=results]'))).empty,
    ).toBeUndefined()
  })

  it('exclude those inside another template', () => {
    const root = page(
      '<div data-vitrine="results"><div hidden data-vitrine-template="result"><p data-vitrine-template="empty">x</p></div></div>',
    )
    expect(Object.keys(findTemplates(root))).toEqual(['result'])
  })

  it('are found in any root element; the first of a name counts', () => {
    const root = page(
      '<div><template data-vitrine-template="result">one</template><template data-vitrine-template="result">two</template></div>',
    )
    expect(textOf(findTemplates(root).result)).toBe('one')
    expect(issuesOf(root)).toEqual([
      'data-vitrine-template="result" stands here twice: the first one counts.',
    ])
  })

  it('are reported when their name is unknown', () => {
    const root = page(
      '<div><template data-vitrine-template="results">x</template><template data-vitrine-template="constructor">x</template></div>',
    )
    expect(findTemplates(root)).toEqual({})
    expect(issuesOf(root)).toEqual([
      'data-vitrine-template="results" is not a template\'s name, so it is not used. Did you mean "result"?',
      'data-vitrine-template="constructor" is not a template\'s name, so it is not used. Known: result, flagged-item, suggestion, marker, empty, saved-empty, error.',
    ])
  })
})
