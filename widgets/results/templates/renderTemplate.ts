import { Fragment, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import type { Instruction, Loop, Template } from '../../../src/templates/template'
import { readPath } from '../../../src/templates/values/readPath'
import { valuesOf } from '../../../src/templates/values/valuesOf'
import type { CardScope } from '../card/cardScope'
import { prepareElement } from './prepareElement'
import { TemplateWidget } from './TemplateWidget'

/** Renders one document. All that does not depend on the document is prepared beforehand. */
export type Render = (scope: CardScope, key?: number) => ReactNode

const prepared = new WeakMap<Template, Render>()

/** The render function of a template, created once for all of its cards. */
export function renderTemplate(template: Template): Render {
  const render = prepared.get(template) ?? prepareAll(template.nodes)
  prepared.set(template, render)
  return render
}

/** Prepares a list of nodes; a single node needs no fragment. */
export function prepareAll(nodes: readonly Instruction[]): Render {
  const renders = nodes.map(prepare)
  const only = renders.length === 1 ? renders[0] : undefined
  if (only) return only
  return (scope, key) => jsxs(Fragment, { children: renders.map((render) => render(scope)) }, key)
}

/** Prepares one node. */
export function prepare(node: Instruction): Render {
  if (node.kind === 'text') return () => node.text
  if (node.kind === 'element') return prepareElement(node, prepare)
  if (node.kind === 'each') return prepareLoop(node)
  if (node.kind === 'widget') {
    const { name, attributes, markup } = node
    const render = markup ? prepareElement(markup, prepare) : () => null
    return (scope, key) =>
      jsx(TemplateWidget, { name, attributes, doc: scope.doc, markup: render(scope) }, key)
  }
  const render = prepare(node.node)
  return (scope, key) =>
    valuesOf(readPath(node.path, scope)).length > 0 === node.negate ? null : render(scope, key)
}

function prepareLoop({ path, nodes, wrapper }: Loop): Render {
  const render = prepareAll(nodes)
  const repeat: Render = (scope) =>
    valuesOf(readPath(path, scope)).map((item, i) => render({ ...scope, item }, i))
  if (!wrapper) return repeat
  const placeholder: Instruction = { kind: 'text', text: '' }
  const wrap = prepareElement(
    { ...wrapper, content: { kind: 'nodes', nodes: [placeholder] } },
    () => repeat,
  )
  return (scope, key) => (valuesOf(readPath(path, scope)).length > 0 ? wrap(scope, key) : null)
}
