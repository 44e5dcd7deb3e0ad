/** What the tests use of eslint-scope, which has no types of its own for the trees of vite's parser. */
declare module 'eslint-scope' {
  interface Reference {
    /** True where a declaration gives the first value. */
    readonly init?: boolean
    isWrite(): boolean
  }

  export interface Variable {
    readonly defs: readonly { readonly type: string }[]
    readonly references: readonly Reference[]
  }

  interface Scope {
    readonly type: string
    readonly set: ReadonlyMap<string, Variable>
  }

  export function analyze(
    program: object,
    options: { readonly ecmaVersion: number; readonly sourceType: 'module' },
  ): { readonly scopes: readonly Scope[] }
}
