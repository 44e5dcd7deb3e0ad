/** Whether a query begins as one of saved items does: cheap, for pages that may never see one. */
export function isSavedQuery(q: string, key: string): boolean {
  return q.trimStart().startsWith(`${key}:(`)
}
