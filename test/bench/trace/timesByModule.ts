import type { SourceMap } from 'node:module'
import type { ProfileNode, TraceEvent } from './traceEvents'

/** The milliseconds of script by module, as the samples of the trace show them. @param script the end of its URL */
export function timesByModule(
  all: readonly TraceEvent[],
  script: string,
  map: SourceMap,
): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  const chunks = all.filter(({ name }) => name === 'Profile' || name === 'ProfileChunk')
  const keyOf = ({ pid, id }: TraceEvent) => `${pid} ${id}`
  for (const key of new Set(chunks.map(keyOf))) {
    const nodes = new Map<number, ProfileNode>()
    for (const chunk of chunks.filter((one) => keyOf(one) === key)) {
      const { cpuProfile, timeDeltas = [] } = chunk.args.data ?? {}
      for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node)
      cpuProfile?.samples?.forEach((id, i) => {
        const name = moduleOf(nodes.get(id), script, map)
        if (name) times.set(name, (times.get(name) ?? 0) + (timeDeltas[i] ?? 0) / 1000)
      })
    }
  }
  return times
}

/** @returns null for what is no script. */
function moduleOf(node: ProfileNode | undefined, script: string, map: SourceMap): string | null {
  if (!node) return null
  const { functionName, url = '', lineNumber = 0, columnNumber = 0 } = node.callFrame
  if (/^\((?:idle|program|root)\)$/.test(functionName)) return null
  if (!url) return `the browser's ${functionName || 'functions'}`
  if (!url.endsWith(script)) return null
  const entry = map.findEntry(lineNumber, columnNumber)
  // A range of the script that no module stands behind has an entry without a source.
  if (!('originalSource' in entry) || !entry.originalSource) return script
  return entry.originalSource.replace(/^(?:\.\.\/)+/, '').replace(/^node_modules\//, '')
}
