/** Markup that was fetched and may be put into the page. */
export interface FetchedContent {
  readonly nodes: DocumentFragment
  /** Where it came from, after redirects. */
  readonly url: string
  /** Whether the answer was a whole page and not a part of one. */
  readonly isWholePage: boolean
  /** Where a whole page has its content; see `findContent`. */
  readonly selector: string
}

/** The CMS's own markup, fetched into the page and taken out of it again; `mount` alone makes it real. */
export interface Content {
  /**
   * Fetches markup by GET (spec 7.7). Nothing in it runs: its scripts are left out.
   * @param forElement where it will stand: markup that would stand within itself is refused.
   * @throws RequestFailed when no usable answer came, which another try may bring.
   * @throws ContentRefused when it may not be shown at all.
   */
  get(url: string, forElement: Element, signal: AbortSignal): Promise<FetchedContent>
  /** Re-attaches behaviours: our widgets, then Drupal's behaviors, then the event `content:attached`. */
  attach(elements: readonly Element[]): void
  /** The same in reverse, before the elements leave. */
  detach(elements: readonly Element[]): void
}
