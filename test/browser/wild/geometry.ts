import type { Page } from '@playwright/test'
import { contrastFaults } from './contrast'
import { facetRowFaults } from './facetRows'
import { listFaults } from './lists'
import { overflowFaults } from './overflow'
import { overlapFaults } from './overlaps'
import { targetFaults } from './targets'

/** Finds everything that is wrong in this part of the page, which `installBoxes` has prepared. */
export async function geometryFaults(page: Page, root: string): Promise<string[]> {
  const faults = [
    await facetRowFaults(page, root),
    await listFaults(page, root),
    await overflowFaults(page, root),
    await overlapFaults(page, root),
    await contrastFaults(page, root),
    await targetFaults(page, root),
  ]
  return faults.flat()
}
