import { Marked, Renderer } from 'marked'
import { escapeHtml } from '../pages/escapeHtml'

/** A heading of the second level. */
export interface Section {
  readonly id: string
  /** Its text as HTML. */
  readonly html: string
}

export interface MarkdownPage {
  /** The first heading, as plain text. */
  readonly title: string
  readonly html: string
  readonly sections: readonly Section[]
}

/**
 * Renders GitHub-flavoured Markdown. Headings have the ids that GitHub gives them. HTML in the text is
 * shown as text, and comments are left out.
 */
export function renderMarkdown(markdown: string): MarkdownPage {
  const sections: Section[] = []
  const ids = new Map<string, number>()
  let title = ''

  const uniqueId = (text: string): string => {
    const id = headingId(text)
    const count = ids.get(id) ?? 0
    ids.set(id, count + 1)
    return count === 0 ? id : `${id}-${count}`
  }

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        const text = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = uniqueId(unescapeText(text))
        if (depth === 1 && title === '') title = unescapeText(text)
        if (depth === 2) sections.push({ id, html })
        return `<h${depth} id="${escapeHtml(id)}">${html}</h${depth}>\n`
      },
      html({ text }) {
        return text.trimStart().startsWith('<!--') ? '' : escapeHtml(text)
      },
      code({ text, lang }) {
        const code = `<code>${escapeHtml(text)}</code>`
        if (lang) return `<pre class="demo-code">${code}</pre>\n`
        // A diagram or a message: its lines must not wrap, so it scrolls.
        return `<pre class="demo-code docs-lines" tabindex="0" role="group" aria-label="Text">${code}</pre>\n`
      },
      table(token) {
        const table = Renderer.prototype.table.call(this, token)
        return `<div class="docs-table" tabindex="0" role="group" aria-label="Table">${table}</div>\n`
      },
      tablecell(cell) {
        // An empty header cell names nothing, so it is no header for screen readers.
        const isHeader = cell.header && cell.text !== ''
        return Renderer.prototype.tablecell.call(this, { ...cell, header: isHeader })
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { title, html, sections }
}

/** The id of a heading as GitHub makes it: lower case, words joined by hyphens. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function unescapeText(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
}
