import type { Flow } from '../../sagas/effects/guarded'
import type { Ports } from '../../src/ports'
import type { RenderWidget } from '../../widgets/results/templates/TemplateWidgets'
import type { AppTools } from '../../widgets/shared/entry/appTools'
import type { ExtensionLoader } from '../extension/createExtensionLoader'
import type { MountedElements } from '../lifecycle/mounted'
import type { FirstTurn } from '../root/firstTurns'
import type { PageSettings } from '../settings/readPageSettings'
import type { Store } from './createStore'
import type { Diagnostics } from './diagnostics'
import type { FirstRenders } from './firstRenders'

/** Everything that mounting works with; created once per page. */
export interface App extends AppTools {
  readonly store: Store
  readonly diagnostics: Diagnostics
  readonly ports: Ports
  readonly settings: PageSettings
  readonly mounted: MountedElements
  readonly firstRenders: FirstRenders
  /** Loads the code of further widgets and options. */
  readonly extension: ExtensionLoader
  readonly firstTurn: FirstTurn
  /** Resolves when the texts are in the page's language; null when nothing must be loaded. Never rejects. */
  readonly language: Promise<void> | null
  /** Renders the widgets that result templates name. */
  readonly templateWidget: RenderWidget
  /** A new number for each root, for ids that stay unique when widgets come and go. */
  readonly nextNumber: () => number
  /** Loads a flow and starts it, once. */
  readonly startFlow: (load: () => Promise<Flow>) => Promise<void>
}
