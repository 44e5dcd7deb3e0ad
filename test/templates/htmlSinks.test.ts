import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SINK =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc\s*=|\beval\b|new Function|dangerouslySetInnerHTML=?:?\s/

function sinksIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(folder, file)
      const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return SINK.test(code) ? [path] : []
    })
}

describe('HTML of documents', () => {
  it('enters the DOM of a card in one file only', () => {
    const folders = ['src', 'widgets/results', 'widgets/shared/templates', 'mount/templates']
    expect(folders.flatMap(sinksIn)).toEqual(['widgets/results/templates/SanitisedElement.tsx'])
  })
})
