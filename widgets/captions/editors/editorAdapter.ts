import type { InsertedMedia } from '../../../src/captions/html/mediaTag'

/** A rich-text editor on the page. */
export interface FoundEditor {
  /** The editor itself, which is bound once. */
  readonly editor: object
  /** Its text area and its container. */
  readonly elements: readonly (Element | null | undefined)[]
  /** Adds captions to inserted media. @returns a function that unbinds the editor. */
  bind(wrapping: Wrapping): () => void
}

/** Wraps what is inserted into an editor; `before` is the text before the caret. */
export interface Wrapping {
  /** The HTML to insert instead; the same when no caption is added. */
  html(html: string, before: string): string
  /** The opening tag before the media, as plain text; null when no caption is added. */
  openingTag(media: InsertedMedia, before: string): string | null
}

/** Finds the editors of one kind. @param globalValue a global that a script of the page set. */
export type EditorAdapter = (globalValue: (name: string) => unknown) => readonly FoundEditor[]
