import type { PlainElement } from './plainTree'

/** Gathers what is wrong with a template, each fault with its element, once. */
export interface Problems {
  tell(element: PlainElement | null, fault: string): void
  readonly told: readonly string[]
}

export function createProblems(): Problems {
  const told: string[] = []
  const tell = (element: PlainElement | null, fault: string) => {
    const problem = element ? `${openingTag(element)} ${fault}` : fault
    if (!told.includes(problem)) told.push(problem)
  }
  return { tell, told }
}

/** The opening tag as far as a themer needs it to find the element. */
function openingTag({ name, attributes }: PlainElement): string {
  const named = attributes.find(([attribute]) => attribute === 'class' || attribute === 'id')
  return named ? `<${name} ${named[0]}="${named[1].slice(0, 40)}">:` : `<${name}>:`
}
