/** One thing that is wrong on the page, as the console and the doctor report it. */
export interface Diagnostic {
  readonly level: 'error' | 'warning'
  readonly message: string
  readonly element: Element | null
}

/** Everything a themer needs to see why something does not mount. */
export interface DoctorReport {
  readonly version: string
  readonly components: readonly {
    readonly id: string
    readonly status: string
    readonly url: string
    readonly params: unknown
    readonly facets: readonly string[]
    readonly numFound: number | null
  }[]
  readonly widgets: readonly { readonly name: string; readonly component: string }[]
  /** Mount points that stay as the CMS rendered them. */
  readonly notMounted: readonly string[]
  readonly problems: readonly Diagnostic[]
}
