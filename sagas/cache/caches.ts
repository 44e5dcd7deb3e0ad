import { createMemory, type Memory } from '../../src/cache/createMemory'
import { ANSWERS_IN_MEMORY, DOCS_IN_MEMORY, MEMORY_LIFE_MS } from '../../src/contract/constants'
import type { Ports } from '../../src/ports'
import type { Doc } from '../../src/solr/response/searchResponse'

import { createKept, type Kept } from './kept'

/** What the page has been told already (spec 7.4). */
export interface Caches {
  /** The texts of answers, by component and request: texts are a tenth of what they parse to. */
  readonly answers: Memory<string>
  /** Whole documents; see docsCache for the key. */
  readonly docs: Memory<Doc>
  /** Both of them, beyond the page. */
  readonly kept: Kept
}

export function createCaches(ports: Ports): Caches {
  const { now } = ports
  const life = MEMORY_LIFE_MS
  return {
    answers: createMemory({ most: ANSWERS_IN_MEMORY, life, now }),
    docs: createMemory({ most: DOCS_IN_MEMORY, life, now }),
    kept: createKept(ports),
  }
}
