import { ATTRIBUTES } from '../../src/contract/attributes'
import { TEMPLATE_NAMES } from '../../src/templates/templateName'
import type { Reason } from '../settings/reportIssue'
import { isHollow } from './readTemplate'
import { templateElements } from './templateElements'

/** What is wrong with the names of a mount point's templates, for the themer. */
export function findTemplateIssues(root: Element): readonly Reason[] {
  const seen = new Set<string>()
  return templateElements(root).flatMap((element): readonly Reason[] => {
    const name = element.getAttribute(ATTRIBUTES.template)?.trim() ?? ''
    if (!TEMPLATE_NAMES.some((known) => known === name))
      return [(words) => words.unknownTemplate(root, name)]
    if (isHollow(name, element)) return [(words) => words.emptyTemplate(root, name)]
    if (seen.has(name)) return [(words) => words.sameTemplate(root, name)]
    seen.add(name)
    return []
  })
}
