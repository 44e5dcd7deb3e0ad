/** A heading's part of a Markdown text, up to the next heading of the same rank or a higher one. */
export function sectionOf(markdown: string, heading: string): string {
  const rank = /^#+/.exec(heading)?.[0].length ?? 0
  const lines = markdown.split('\n')
  const from = lines.indexOf(heading)
  if (from < 0) throw new Error(`There is no heading ${heading}`)
  const length = lines.slice(from + 1).findIndex((line) => isHeading(line, rank))
  return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join('\n')
}

/** The contents of the fenced blocks in a text, of one language or all. */
export function blocks(text: string, language?: string): readonly string[] {
  return [...text.matchAll(/^ *```(\w*)\n([\s\S]*?)\n *```$/gm)]
    .filter(([, own]) => language === undefined || own === language)
    .map(([, , content]) => content ?? '')
}

function isHeading(line: string, atMost: number): boolean {
  const hashes = /^(#+) /.exec(line)?.[1]
  return hashes !== undefined && hashes.length <= atMost
}
