import { createEngine, type Engine } from '../engine/createEngine'
import { createMemo } from '../engine/memo'
import { createCorpus } from './createCorpus'
import { fieldTypes } from './fieldTypes'
import { copiedFields, searchedFields } from './searchedFields'

const engines = createMemo<Engine>(4)

/** The engine over the first `size` listings. The latest four engines are cached. */
export function listingsEngine(size: number): Engine {
  return engines.get(String(size), () =>
    createEngine(
      { fields: fieldTypes, searched: searchedFields, copied: copiedFields },
      createCorpus(size).map((listing) => ({ ...listing })),
    ),
  )
}
