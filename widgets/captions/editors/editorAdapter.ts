import type { InsertedMedia } from '../../../src/captions/html/mediaTag'

/** A rich-text editor on the page. */
export interface FoundEditor {
  /** The editor itself: it is bound once. */
  readonly editor: object
  /** What it stands for and where it stands: its text area, its box. */
  readonly elements: readonly (Element | null | undefined)[]
  /** From now on, media that are inserted get their captions. @returns the undo. */
  bind(wrapping: Wrapping): () => void
}

/** What an editor asks of what is inserted into it; `before` is the text before the caret. */
export interface Wrapping {
  /** What is inserted instead: the same where no caption is wanted. */
  html(html: string, before: string): string
  /** What stands before the media, as plain text; null where it gets no caption. */
  openingTag(media: InsertedMedia, before: string): string | null
}

/** Finds the editors of one kind. @param globalValue a global that a script of the page set. */
export type EditorAdapter = (globalValue: (name: string) => unknown) => readonly FoundEditor[]
