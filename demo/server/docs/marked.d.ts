/** The part of marked's types that the docs use, until each clone has installed the package itself. */
declare module 'marked' {
  type Token = { readonly raw: string }
  interface This {
    readonly parser: {
      readonly textRenderer: unknown
      parseInline(tokens: readonly Token[], renderer?: unknown): string
    }
  }
  interface Cell {
    readonly text: string
    readonly header: boolean
  }
  interface Methods {
    heading(
      this: This,
      token: { readonly tokens: readonly Token[]; readonly depth: number },
    ): string
    html(this: This, token: { readonly text: string }): string
    code(this: This, token: { readonly text: string; readonly lang?: string }): string
    table(this: This, token: Token): string
    tablecell(this: This, token: Cell): string
  }
  export const Renderer: { readonly prototype: Methods }
  export class Marked {
    constructor(options: { readonly renderer: Partial<Methods> })
    parse(markdown: string, options: { readonly async: false }): string
  }
}
