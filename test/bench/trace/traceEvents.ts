/** One event of Chromium's trace format, times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly id?: string
  readonly args: {
    readonly name?: string
    readonly data?: {
      readonly startTime?: number
      readonly timeDeltas?: readonly number[]
      readonly cpuProfile?: {
        readonly nodes?: readonly ProfileNode[]
        readonly samples?: readonly number[]
      }
      readonly stackTrace?: readonly unknown[]
    }
    readonly beginData?: { readonly stackTrace?: readonly unknown[] }
  }
}

/** A function on the stack when a sample was taken. */
export interface ProfileNode {
  readonly id: number
  readonly callFrame: {
    readonly functionName: string
    readonly url?: string
    readonly lineNumber?: number
    readonly columnNumber?: number
  }
}

/** What a trace must record. */
export const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-v8.cpu_profiler',
  'toplevel',
  'v8',
]

/** The events of the page's main thread: of all renderers, the one that did most. */
export function mainThread(all: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = all.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN)
  const lists = threads.map((thread) =>
    all.filter(({ pid, tid, ph }) => pid === thread.pid && tid === thread.tid && ph === 'X'),
  )
  return lists.reduce((most, list) => (list.length > most.length ? list : most), [])
}

const MAIN = 'CrRendererMain'
