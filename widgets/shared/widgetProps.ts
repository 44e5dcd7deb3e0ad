import type { ComponentId } from '../../src/componentId'
import type { PlainNode } from '../../src/templates/plainTree'
import type { TemplateName } from '../../src/templates/templateName'

export type Templates = Readonly<Partial<Record<TemplateName, readonly PlainNode[]>>>

/** What every React widget gets. */
export interface WidgetProps<C> {
  /** The search component it belongs to; empty for a widget that needs none. */
  readonly id: ComponentId
  readonly config: C
  /** The templates that the themer wrote for it. */
  readonly templates: Templates
}
