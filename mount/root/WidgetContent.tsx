import type { ComponentId } from '../../src/componentId'
import { type RenderWidget, TemplateWidgets } from '../../widgets/results/templates/TemplateWidgets'
import { type AppTools, AppToolsContext } from '../../widgets/shared/entry/appTools'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'
import type { LoadedTemplates } from '../templates/loadTemplates'

interface Props {
  readonly app: AppTools & { readonly templateWidget: RenderWidget }
  readonly entry: AnyRootEntry
  readonly id: ComponentId
  /** Decoded by the entry's schema; only the entry knows its type. */
  readonly config: never
  readonly loaded: LoadedTemplates
}

/** What stands in a root: the widget with the app's tools, the same in the browser and on a server. */
export function WidgetContent({ app, entry, id, config, loaded }: Props) {
  return (
    <AppToolsContext value={app}>
      <TemplateWidgets value={app.templateWidget}>
        <entry.Component id={id} config={config} {...loaded} />
      </TemplateWidgets>
    </AppToolsContext>
  )
}
