/** What an error of React says in production: React and React DOM have the same function twice. */
export function formatProdErrorMessage(code: number, ...parts: readonly unknown[]): string {
  const args = parts.map((part, i) => `${i ? '&' : '?'}args[]=${encodeURIComponent(String(part))}`)
  return `https://react.dev/errors/${code}${args.join('')}`
}
