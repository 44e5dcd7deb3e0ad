import type { StoredTexts } from './readStored'

/** Where saved items are kept: the outside world of sagas/flags.ts. Nothing of it throws. */
export interface FlagStores {
  /** What both places hold now; null where there is nothing or it may not be read. */
  read(namespace: string): StoredTexts
  /** @param text as writeIds makes it. @returns whether the cookie holds it now. */
  writeCookie(namespace: string, text: string, days: number): boolean
  /** @returns whether localStorage holds it now. */
  writeRegister(namespace: string, text: string): boolean
  /** Whether neither place may even be looked at: nothing is kept then. */
  isBlocked(): boolean
  /** Which of the two places take anything at present. */
  takes(): { readonly cookie: boolean; readonly register: boolean }
  /** Keeps what could not be read under another name. */
  keepAside(namespace: string, text: string): void
  /** Does something while no other tab does, or at once where the browser cannot tell. */
  inTurn(namespace: string, work: () => void): Promise<void>
  /** Calls back whenever another tab may have changed something; `null`: of any namespace. @returns its undo. */
  watch(changed: (namespace: string | null, cleared: boolean) => void): () => void
  /** Calls back just before the page is left: what is not written then is lost. @returns its undo. */
  watchLeaving(leaving: () => void): () => void
}
