/**
 * Quotes the value of a local param. Any text may stand in it, a brace or a space too. A brace after a dollar is
 * escaped, since Solr would replace `${name}` by another param before it reads the quotes.
 */
export function quoteLocalParam(value: string): string {
  return `'${value.replace(/[\\']|(?<=\$)\{/g, '\\$&')}'`
}
