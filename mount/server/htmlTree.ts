import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type TreeNode = DefaultTreeAdapterTypes.ChildNode
export type TreeElement = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** Parses a page, or a part of one, as browsers do; each node knows its place in the text. */
export function parseHtml(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { sourceCodeLocationInfo: true })
}

export function isElement(node: TreeNode): node is TreeElement {
  return 'tagName' in node
}

/** The elements inside of a node in document order; not those of a `<template>`. */
export function elementsIn(parent: Parent): readonly TreeElement[] {
  return parent.childNodes.filter(isElement).flatMap((one) => [one, ...elementsIn(one)])
}

/** What stands in an element; the content of a `<template>`. */
export function contentOf(element: TreeElement): readonly TreeNode[] {
  return 'content' in element
    ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
    : element.childNodes
}

/** The attributes as browsers name them: `xlink:href`. */
export function attributesOf({ attrs }: TreeElement): readonly (readonly [string, string])[] {
  return attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value])
}

/** @returns null without the attribute. */
export function attributeOf(element: TreeElement, name: string): string | null {
  return element.attrs.find((one) => one.name === name && !one.prefix)?.value ?? null
}

export function parentOf({ parentNode }: TreeNode): TreeElement | null {
  return parentNode && 'tagName' in parentNode ? parentNode : null
}

/** The elements around one, nearest first. */
export function ancestorsOf(element: TreeElement): readonly TreeElement[] {
  const parent = parentOf(element)
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** The text in an element such as a script. */
export function textOf(element: TreeElement): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
