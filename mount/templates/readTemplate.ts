import { ATTRIBUTES } from '../../src/contract/attributes'
import type { PlainNode } from '../../src/templates/plainTree'
import {
  MESSAGE_TEMPLATES,
  TEMPLATE_NAMES,
  type TemplateName,
} from '../../src/templates/templateName'
import { readPlainNodes } from './readPlainNodes'
import { templateElements } from './templateElements'

/** The markup of a `<template>`, or of the hidden element that stands in for one. */
export function readTemplate(element: Element): readonly PlainNode[] {
  return readPlainNodes(element instanceof HTMLTemplateElement ? element.content : element)
}

/**
 * The templates that belong to a mount point: those inside it, but not inside another mount point
 * in it. Of two with one name the first counts.
 */
export function findTemplates(root: Element): Partial<Record<TemplateName, readonly PlainNode[]>> {
  const found: Partial<Record<TemplateName, readonly PlainNode[]>> = {}
  for (const element of templateElements(root)) {
    const attribute = element.getAttribute(ATTRIBUTES.template)?.trim()
    const name = TEMPLATE_NAMES.find((known) => known === attribute)
    if (name && !isHollow(name, element)) found[name] ??= readTemplate(element)
  }
  return found
}

/** Whether a card's template is empty, as text formats leave it. Empty messages may be meant. */
export function isHollow(name: string, element: Element): boolean {
  const isMessage = MESSAGE_TEMPLATES.includes(name)
  return (
    !isMessage &&
    readTemplate(element).every((node) => node.kind === 'text' && node.text.trim() === '')
  )
}
