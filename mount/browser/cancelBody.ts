/** Cancels the body of a response that nobody reads, so that its download ends and its connection is free. */
export function cancelBody({ body }: Response): void {
  body?.cancel().catch(() => {})
}
