/** An address made absolute. One that cannot be read stays as it is. Safari 17.5 and Chrome 124 have no `URL.parse`. */
export function absoluteUrl(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}
