import { selectStatus } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { afterPaint } from '../../widgets/shared/afterPaint'
import type { App } from '../app/app'
import { whenIdle } from '../browser/whenIdle'
import { afterCommit } from './afterCommit'
import { onChanges } from './onChanges'

/** A root that can render. */
export interface TurnRoot {
  readonly element: Element
  readonly id: ComponentId
  readonly widget: string
}

/** Resolves when a root may render. @returns null where it may at once */
export type FirstTurn = (root: TurnRoot) => Promise<void> | null

interface Turn extends TurnRoot {
  readonly begin: () => void
  /** Whether the results would move when its content comes after them. */
  pushes: boolean
}

/**
 * Lets the roots of a search component render in turn, so that nothing stands before its first results. These render
 * at once, all others one by one while the browser waits for the first answer:
 *
 *   answer is late:  results ▶ idle ▶ search box ▶ idle ▶ pager ▶ … ▶ answer: results show ▶ painted ▶ facets
 *   answer is early: results show ▶ the others in the same frame ▶ painted ▶ facets beside them
 */
export function createFirstTurns(app: App): FirstTurn {
  const waiting = new Set<Turn>()
  const isPending = ({ id }: TurnRoot) => selectStatus(app.store.getState(), id) === 'pending'
  const comesFirst = ({ id }: TurnRoot) => app.firstRenders.waiting(id, 'results')

  function begin(turns: readonly Turn[]): void {
    for (const turn of turns) {
      waiting.delete(turn)
      turn.begin()
    }
  }

  function beginDue(): void {
    const ready = [...waiting].filter((turn) => !comesFirst(turn))
    const due = ready.filter((turn) => !isPending(turn))
    const facets = due.filter(isFacet)
    // All facets come at once, or one would push the others.
    const follow = facets.length > 0 && !document.hidden && !facets.some(({ pushes }) => pushes)
    if (follow) afterPaint(() => begin(facets))
    begin(due.filter((turn) => !follow || !isFacet(turn)))
    for (const turn of ready) {
      if (waiting.has(turn) && !isFacet(turn)) whenIdle(() => begin([turn]))
    }
  }

  onChanges(app, () => afterCommit(beginDue))
  return (root) => {
    if (root.widget === 'results' || !(isPending(root) || comesFirst(root))) return null
    return new Promise((begin) => {
      const turn = { ...root, begin, pushes: true }
      waiting.add(turn)
      // At this time the page is laid out, or will be at once.
      if (isFacet(root)) {
        setTimeout(() => {
          turn.pushes = !isBesideResults(root, app)
        })
      }
    })
  }
}

const isFacet = ({ widget }: TurnRoot) => widget === 'facet'

function isBesideResults({ element, id }: TurnRoot, { mounted }: App): boolean {
  const results = [...mounted.values()].find(
    (one) => one.widget === 'results' && one.component === id,
  )
  const one = rectOf(element)
  const other = rectOf(results?.element ?? element)
  return one.left !== other.left && (one.right <= other.left || one.left >= other.right)
}

/** A form's input may stand in front of the form's own method. */
const rectOf = (element: Element) => Element.prototype.getBoundingClientRect.call(element)
