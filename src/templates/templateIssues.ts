import type { PlainElement } from './plainTree'

/** Collects the issues of a template, each once. */
export interface TemplateIssues {
  /** Adds an issue of an element, or of the whole template. */
  add(element: PlainElement | null, text: string): void
  readonly list: readonly string[]
}

export function createTemplateIssues(): TemplateIssues {
  const list: string[] = []
  const add = (element: PlainElement | null, text: string) => {
    const issue = element ? `${openingTag(element)} ${text}` : text
    if (!list.includes(issue)) list.push(issue)
  }
  return { add, list }
}

/** The element's opening tag with its class or id, by which a themer finds it. */
function openingTag({ name, attributes }: PlainElement): string {
  const named = attributes.find(([attribute]) => attribute === 'class' || attribute === 'id')
  return named ? `<${name} ${named[0]}="${named[1].slice(0, 40)}">:` : `<${name}>:`
}
