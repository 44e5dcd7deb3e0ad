import { beside } from './beside'
import { heap, heapWithCode } from './heap'
import { facet, typing } from './interactions'
import { pageTurns } from './pageTurns'
import type { Scenario } from './scenario'
import { size } from './size'
import { answer, network, start } from './starts'

/** All scenarios in the order of the table. */
export const SCENARIOS: readonly Scenario[] = [
  start,
  network,
  answer,
  facet,
  beside,
  typing,
  pageTurns,
  heap,
  heapWithCode,
  size,
]
