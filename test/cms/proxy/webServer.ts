export interface WebServer {
  /** Without a trailing slash. */
  readonly url: string
  stop(): Promise<void>
}

/** Whether servers have to name another user to run as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}
