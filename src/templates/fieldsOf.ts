import type { Instruction, Template } from './template'
import type { Path } from './values/path'

/** The fields that a template reads from the document itself, as written, each once. */
export function fieldsOf(template: Template): readonly string[] {
  const fields = new Set<string>()
  const add = ({ from, text }: Path) => {
    if (from === 'document') fields.add(text)
  }
  const walk = (node: Instruction | null): void => {
    if (node === null) return
    if (node.kind === 'if') {
      add(node.path)
      walk(node.node)
    } else if (node.kind === 'each') {
      add(node.path)
      if (node.wrapper) for (const { path } of node.wrapper.bound) add(path)
      node.nodes.forEach(walk)
    } else if (node.kind === 'element') {
      for (const { path } of node.bound) add(path)
      if (node.content.kind === 'nodes') node.content.nodes.forEach(walk)
      else add(node.content.path)
    } else if (node.kind === 'widget') walk(node.markup)
  }
  template.nodes.forEach(walk)
  return [...fields]
}
