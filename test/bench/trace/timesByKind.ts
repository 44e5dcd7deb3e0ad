import type { TraceEvent } from './traceEvents'

/** The kinds of work, each with the names of its events. */
const KINDS: Readonly<Record<string, RegExp>> = {
  script:
    /^(?:EventDispatch|FunctionCall|RunMicrotasks|TimerFire|XHR|FireAnimationFrame|FireIdleCallback|EvaluateScript|HandlePostMessage|v8\.|V8\.(?!GC))/,
  'garbage collection': /^(?:MinorGC|MajorGC|V8\.GC|BlinkGC|CppGC)/,
  style: /^(?:UpdateLayoutTree|ScheduleStyleRecalculation|RecalculateStyles)/,
  layout: /^(?:Layout|InvalidateLayout|UpdateLayerTree)$/,
  paint: /^(?:PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|CompositeLayers)/,
}

/** The milliseconds that each kind of work took by itself, without what is nested in it. */
export function timesByKind(thread: readonly TraceEvent[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  const add = ({ name }: TraceEvent, duration: number) => {
    const kind = Object.keys(KINDS).find((one) => KINDS[one]?.test(name)) ?? 'other'
    times.set(kind, (times.get(kind) ?? 0) + duration / 1000)
  }
  const open: TraceEvent[] = []
  const byStart = [...thread].sort((a, b) => a.ts - b.ts || durationOf(b) - durationOf(a))
  for (const event of byStart) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop()
    const outer = open.at(-1)
    if (outer) add(outer, -durationOf(event))
    add(event, durationOf(event))
    open.push(event)
  }
  return times
}

/** How often something was done. A layout is forced where script waits for it: its event has a stack. */
export function counts(thread: readonly TraceEvent[]): Readonly<Record<string, number>> {
  const named = (name: string) => thread.filter((event) => event.name === name)
  const isForced = ({ args }: TraceEvent) => (args.beginData?.stackTrace?.length ?? 0) > 0
  return {
    layouts: named('Layout').length,
    'forced layouts': named('Layout').filter(isForced).length,
    'style recalculations': named('UpdateLayoutTree').length,
    commits: named('Commit').length,
  }
}

const durationOf = ({ dur = 0 }: TraceEvent) => dur
const endOf = (event: TraceEvent | undefined) => (event ? event.ts + durationOf(event) : 0)
