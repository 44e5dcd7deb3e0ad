import type { ComponentId } from '../../src/componentId'
import type { Template } from '../../src/templates/template'
import type { TemplateName } from '../../src/templates/templateName'

export type Templates = Readonly<Partial<Record<TemplateName, Template>>>

/** What every React widget gets. */
export interface WidgetProps<C> {
  /** The search component it belongs to; empty for a widget that needs none. */
  readonly id: ComponentId
  readonly config: C
  /** The templates that the themer wrote for it, compiled. */
  readonly templates: Templates
}
