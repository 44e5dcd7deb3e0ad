import type { PlainElement, PlainNode } from '../plainTree'
import type { ElementInstruction, Instruction } from '../template'
import { collapseWhitespace } from '../values/collapseWhitespace'
import { applyControlFlow } from './applyControlFlow'
import { compileContent } from './compileContent'
import type { CompileContext } from './compileContext'
import { compileWidget } from './compileWidget'
import { BLOCK_ELEMENTS, LIST_ELEMENTS, RENDERED_EMPTY, VOID_ELEMENTS } from './contentRules'
import { elementIssue } from './elementIssue'
import { mergeAttributes } from './mergeAttributes'
import { type ParsedAttributes, parseAttributes } from './parseAttributes'

/** Compiles a template's nodes to instructions. Invalid nodes are left out, with an issue. */
export function compileNodes(
  nodes: readonly PlainNode[],
  context: CompileContext,
  inBlock = true,
): readonly Instruction[] {
  const collapsed = context.keepsWhitespace ? nodes : collapseWhitespace(nodes, inBlock)
  return collapsed.flatMap((node) => {
    if (node.kind === 'element') return compileElement(node, context) ?? []
    const moustache = /\{\{[^{}]*\}\}/.exec(node.text)?.[0]
    if (moustache) {
      context.issues.add(
        null,
        `${moustache} is shown as it stands: bind a field with data-vitrine-text.`,
      )
    }
    return { kind: 'text', text: node.text }
  })
}

function compileElement(element: PlainElement, context: CompileContext): Instruction | null {
  const issue = elementIssue(element.name, new Map(element.attributes), context.inForeign)
  if (issue) {
    context.issues.add(element, issue)
    return null
  }
  const widget = element.attributes.find(([name]) => name === 'data-vitrine')?.[1].trim()
  if (widget !== undefined) {
    const compileMarkup = (markup: PlainElement) =>
      compilePlainElement(markup, parseAttributes(markup, context.issues), context)
    return compileWidget(element, widget, context, compileMarkup)
  }
  const parsed = parseAttributes(element, context.issues)
  return applyControlFlow(compilePlainElement(element, parsed, context), parsed.bindings)
}

function compilePlainElement(
  element: PlainElement,
  parsed: ParsedAttributes,
  context: CompileContext,
): ElementInstruction {
  const { name } = element
  const inner: CompileContext = {
    ...context,
    inForeign: name !== 'foreignObject' && (context.inForeign || name === 'svg' || name === 'math'),
    keepsWhitespace: context.keepsWhitespace || name === 'pre' || name === 'textarea',
  }
  const { attributes, bound } = mergeAttributes(name, parsed)
  const content = compileContent(element, parsed, inner) ?? {
    kind: 'nodes',
    nodes: VOID_ELEMENTS.has(name)
      ? []
      : compileNodes(element.children, inner, BLOCK_ELEMENTS.has(name) || LIST_ELEMENTS.has(name)),
  }
  return {
    kind: 'element',
    name,
    attributes,
    bound,
    content,
    rendersEmpty: RENDERED_EMPTY.has(name),
    isStatic: bound.length === 0 && content.kind === 'nodes' && content.nodes.every(isStatic),
  }
}

function isStatic(node: Instruction): boolean {
  return node.kind === 'text' || (node.kind === 'element' && node.isStatic)
}
