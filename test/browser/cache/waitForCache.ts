import { expect, type Page } from '@playwright/test'

/** Waits until the persistent cache has that many responses and at least that many documents. */
export async function waitForCache(page: Page, responses: number, docs: number): Promise<void> {
  const names = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('vitrine')
        opening.onsuccess = () => resolve(opening.result)
      })
      const all = database.transaction('kept').objectStore('kept').getAllKeys()
      const keys = await new Promise<unknown[]>((resolve) => {
        all.onsuccess = () => resolve(all.result)
      })
      database.close()
      return keys.map((key) => String(key).split('\n')[0] ?? '')
    })
  const count = async (kind: string) => (await names()).filter((one) => one === kind).length
  await expect.poll(() => count('answer')).toBe(responses)
  await expect.poll(() => count('doc')).toBeGreaterThanOrEqual(docs)
}
