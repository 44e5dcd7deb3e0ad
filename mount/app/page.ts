import type { Flow } from '../../sagas/effects/guarded'
import type { Bus } from '../../src/bus/bus'
import type { Content } from '../../src/content/fetchedContent'
import type { Tracking } from '../../src/tracking/tracking'
import type { RenderWidget } from '../../widgets/results/templates/TemplateWidgets'
import type { MountedElements } from '../lifecycle/mounted'
import type { PageSettings } from '../settings/pageSettings'
import type { Diagnostics } from './diagnostics'
import type { FirstRenders } from './firstRenders'
import type { Store } from './store'

/** Everything that mounting on this page works with; made once, by start. */
export interface Page {
  readonly store: Store
  readonly bus: Bus
  readonly diagnostics: Diagnostics
  readonly settings: PageSettings
  readonly mounted: MountedElements
  readonly firstRenders: FirstRenders
  /** Ends when the texts are in the page's language; null where they are from the start. It never fails. */
  readonly language: Promise<void> | null
  /** Renders the widgets that result templates name. */
  readonly templateWidget: RenderWidget
  /** A new number for each root, for ids that stay unique when widgets come and go. */
  readonly nextNumber: () => number
  /** Loads a flow and starts it, once. */
  readonly startFlow: (load: () => Promise<Flow>) => Promise<void>
  /** The CMS's markup that is fetched into the page; loaded with the first that wants some. */
  readonly content: () => Promise<Content>
  /** What reports to the page's analytics; loaded with the first that wants it. Never rejects. */
  readonly tracking: () => Promise<Tracking>
  /** A global that a script of the page set, not an element whose id shadows it. */
  readonly globalValue: (name: string) => unknown
  /** Says a text to screen readers, politely. */
  readonly announce: (text: string) => void
  /** Where something stands that lies over the page. */
  readonly top: () => Element
}
