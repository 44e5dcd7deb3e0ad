import { useMemo } from 'react'
import { compileTemplate } from '../../src/templates/compileTemplate'
import type { PlainNode } from '../../src/templates/plainTree'

/** A template, compiled once. Its problems were told when it was read (mount). */
export function useCompiled(nodes: readonly PlainNode[] | undefined) {
  return useMemo(() => (nodes ? compileTemplate(nodes).template : null), [nodes])
}
