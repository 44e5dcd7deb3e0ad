import type { Browser, Page } from '@playwright/test'

/** A style recalculation or layout of the page's main thread. */
export interface LayoutPass {
  readonly kind: 'style' | 'layout'
  /** The script that forced it, as `function file:line:column`; null when the browser drew a frame. */
  readonly forcedBy: string | null
  /** How many elements it gave a style; 0 of a layout. */
  readonly styled: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly pid: number
  readonly tid: number
  readonly args: {
    readonly data?: { readonly type?: string }
    readonly beginData?: { readonly stackTrace?: readonly Frame[] }
    readonly elementCount?: number
  }
}

interface Frame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

const KINDS: Readonly<Record<string, LayoutPass['kind']>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
}

/** Traces what a visitor does with DevTools. @returns the passes, in order: those after a `mousedown` if there is one. */
export async function traceLayouts(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly LayoutPass[]> {
  await browser.startTracing(page, {
    categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  })
  await act()
  const trace = await browser.stopTracing()
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString())
  const press = traceEvents.find(({ args }) => args.data?.type === 'mousedown')
  return traceEvents
    .filter(
      ({ ts, pid, tid }) => !press || (ts >= press.ts && pid === press.pid && tid === press.tid),
    )
    .toSorted((a, b) => a.ts - b.ts)
    .flatMap(({ name, ph, args }) => {
      const kind = ph === 'X' || ph === 'B' ? KINDS[name] : undefined
      const [frame] = args.beginData?.stackTrace ?? []
      const forcedBy = frame
        ? `${frame.functionName} ${frame.url}:${frame.lineNumber}:${frame.columnNumber}`
        : null
      return kind ? [{ kind, forcedBy, styled: args.elementCount ?? 0 }] : []
    })
}
