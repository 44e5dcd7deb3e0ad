/**
 * Quotes a value, with backslashes and quotes escaped (spec 5.1). The brace of `${` is escaped too: Solr expands
 * `${name}` in every parameter, even inside quotes.
 */
export function quoteTerm(value: string): string {
  const inner = value.replace(/[\\"]/g, '\\$&').replace(/\$\{/g, '$\\{')
  return `"${inner}"`
}
