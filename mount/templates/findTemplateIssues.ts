import { nearest } from '../../src/config/nearest'
import { ATTRIBUTES } from '../../src/contract/attributes'
import { TEMPLATE_NAMES } from '../../src/templates/templateName'
import { isHollow } from './readTemplate'
import { templateElements } from './templateElements'

/** What is wrong with the names of a mount point's templates, in words for the themer. */
export function findTemplateIssues(root: Element): readonly string[] {
  const seen = new Set<string>()
  return templateElements(root).flatMap((element) => {
    const name = element.getAttribute(ATTRIBUTES.template)?.trim() ?? ''
    const attribute = `${ATTRIBUTES.template}="${name}"`
    if (!TEMPLATE_NAMES.some((known) => known === name)) {
      const near = nearest(name, TEMPLATE_NAMES)
      const cure = near ? `Did you mean "${near}"?` : `Known: ${TEMPLATE_NAMES.join(', ')}.`
      return `${attribute} is not a template's name, so it is not used. ${cure}`
    }
    if (isHollow(name, element)) {
      return `${attribute} is empty, so the default card is shown. A text format has moved or removed what stood inside: let it allow <template>, or write the template as <div hidden ${attribute}>.`
    }
    if (seen.has(name)) return `${attribute} stands here twice: the first one counts.`
    seen.add(name)
    return []
  })
}
