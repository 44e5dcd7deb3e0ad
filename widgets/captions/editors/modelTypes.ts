/** The used part of CKEditor 5's model. */
export interface ModelNode {
  readonly name?: string
  readonly data?: string
  readonly parent: ModelNode | null
  readonly root: { readonly rootName?: string }
  readonly childCount?: number
  is(type: string, name?: string): boolean
  getChildren?(): Iterable<ModelNode>
  getAttribute(name: string): unknown
}

export interface ModelWriter {
  insertText(text: string, position: unknown): void
  rename(element: ModelNode, name: string): void
  wrap(range: unknown, name: string): void
  createRangeOn(node: ModelNode): unknown
  createRange(start: unknown, end: unknown): { getItems(): Iterable<ModelNode> }
  createPositionAt(node: ModelNode, offset: number): unknown
  createPositionBefore(node: ModelNode): unknown
  createPositionAfter(node: ModelNode): unknown
  setSelection(place: unknown): void
  setAttribute(name: string, value: unknown, node: ModelNode): void
}

export interface CkEditor5 {
  readonly state: string
  readonly sourceElement?: Element | null
  readonly ui: { readonly element?: Element | null }
  readonly model: {
    readonly schema: {
      isRegistered(name: string): boolean
      extend(name: string, rules: { allowAttributes: readonly string[] }): void
      removeDisallowedAttributes(nodes: readonly ModelNode[], writer: ModelWriter): void
    }
    readonly document: { registerPostFixer(fix: (writer: ModelWriter) => boolean): void }
    on(name: 'insertContent', run: (event: unknown, args: [ModelNode]) => void, how: Priority): void
  }
  readonly conversion: {
    for(group: 'upcast'): { add(join: (dispatcher: UpcastDispatcher) => void): void }
  }
}

interface Priority {
  readonly priority: 'lowest' | 'high'
}

export interface UpcastDispatcher {
  on(
    name: string,
    run: (
      event: unknown,
      data: {
        readonly viewItem: { getAttribute(name: string): string | undefined }
        readonly modelRange?: { getItems(how: { shallow: true }): Iterable<ModelNode> } | null
      },
      api: { readonly writer: ModelWriter },
    ) => void,
    how: Priority,
  ): void
}
