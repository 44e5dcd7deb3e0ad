/**
 * The DOM's own getters: inside a form, an input named `attributes` or `childNodes` stands in front
 * of the property of that name.
 */
export const unclobbered = {
  attributes: (element: Element): NamedNodeMap => read(Element.prototype, 'attributes', element),
  children: (element: Element): HTMLCollection => read(Element.prototype, 'children', element),
  childNodes: (node: Node): NodeListOf<ChildNode> => read(Node.prototype, 'childNodes', node),
  nodeType: (node: Node): number => read(Node.prototype, 'nodeType', node),
  nextSibling: (node: Node): ChildNode | null => read(Node.prototype, 'nextSibling', node),
  parentElement: (node: Node): Element | null => read(Node.prototype, 'parentElement', node),
  localName: (element: Element): string => read(Element.prototype, 'localName', element),
  contains: (node: Node, other: Node): boolean => Node.prototype.contains.call(node, other),
  matches: (element: Element, selector: string): boolean =>
    Element.prototype.matches.call(element, selector),
}

function read<T>(prototype: object, property: string, on: Node): T {
  const getter = Object.getOwnPropertyDescriptor(prototype, property)?.get
  return getter?.call(on) as T
}
