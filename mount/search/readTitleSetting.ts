import type { ComponentId } from '../../src/componentId'
import { nearest } from '../../src/config/nearest'
import { show } from '../../src/config/show'
import type { Diagnostics } from '../app/diagnostics'

export interface TitleSetting {
  /** A message whose forms, where there are two, are for one result and for any other number. */
  readonly text: string
  /** The search component that it follows; the page's first without it. */
  readonly id: ComponentId | null
}

const EXPECTED =
  'a text such as "{q} – {n} results – Lakeside", two of them (for one result, and for more), or {"text": …, "for": the id of a search element}'

/** The page's setting `title`; an invalid one is reported, and the title stays as it is. */
export function readTitleSetting(
  value: unknown,
  components: readonly ComponentId[],
  diagnostics: Diagnostics,
): TitleSetting | null {
  const { text = value, for: id = null } = isRecord(value) ? value : {}
  const forms = Array.isArray(text) ? text : [text]
  if (forms.length === 0 || !forms.every(isText) || !(id === null || isText(id))) {
    diagnostics.warn(`page settings: title must be ${EXPECTED}, got ${show(value)}; it is ignored.`)
    return null
  }
  if (id !== null && !components.includes(id)) {
    const near = nearest(id, components)
    const cure = near ? ` Did you mean "${near}"?` : ''
    diagnostics.warn(
      `page settings: title.for must be the id of a search component, got "${id}".${cure}`,
    )
  }
  // In a title a bar is a bar, and not what stands between the forms of a message.
  return { text: forms.map((form) => form.replaceAll(' | ', '{bar}')).join(' | '), id }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
