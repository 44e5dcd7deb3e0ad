/** Shortens each picture in the saved HTML to one word. */
export const shortenPictures = (html: string) =>
  html.replace(/<img [^>]*src="\/pictures\/17\.svg"[^>]*>/g, 'PICTURE')

export const TITLED_PICTURE = '<img src="/pictures/17.svg" alt="" title="The lake">'

export interface CkEditor4 {
  readonly TRISTATE_DISABLED: number
  readonly instances: Readonly<Record<string, Editor4>>
  replace(id: string, options: object): Editor4
  readonly dom: {
    readonly element: { createFromHtml(html: string): unknown }
    readonly documentFragment: new (document: unknown) => { append(element: unknown): void }
  }
}

export interface Editor4 {
  readonly document: unknown
  readonly widgets: {
    readonly registered: Readonly<Record<string, unknown>>
    wrapElement(element: unknown, name: string): unknown
    initOn(element: unknown, widget: unknown, data: object): void
    finalizeCreation(box: unknown): void
  }
  insertElement(element: unknown): void
  focus(): void
  getData(): string
  execCommand(name: string): void
  getCommand(name: string): { readonly state: number }
  on(name: string, run: (event: unknown) => void): void
}

export interface CkEditor5 {
  readonly ckeditorInstance: { execute(command: string, options: object): void }
}

export interface TinyMce {
  init(options: object): Promise<unknown>
  remove(): void
  get(id: string): {
    insertContent(html: string): void
    setContent(html: string): void
    getContent(): string
  }
}
