import { trustedHtml } from '../../widgets/shared/trusted-types/trustedHtml'

/** Where a reference stands, as htmlparser2 knows it. */
export const DecodingMode = { Legacy: 0, Strict: 1, Attribute: 2 } as const

const REFERENCE = /#[xX][0-9a-fA-F]+;?|#[0-9]+;?|[0-9a-zA-Z]+;?/y

/**
 * Replaces the decoder of the `entities` package, whose table of HTML's 2,231 character references takes 8 kB even
 * when compressed: the browser has the same table. sanitize-html gives its parser all text at once, so a reference
 * is never cut in two.
 */
export class EntityDecoder {
  readonly #emit: (codePoint: number, consumed: number) => void
  #mode = 0

  constructor(_tree: unknown, emit: (codePoint: number, consumed: number) => void) {
    this.#emit = emit
  }

  startEntity(mode: number): void {
    this.#mode = mode
  }

  /**
   * @param offset where the reference begins in `input`, behind its `&`
   * @returns how many characters the reference has, its `&` included; 0 when there is none
   */
  write(input: string, offset: number): number {
    REFERENCE.lastIndex = offset
    const text = REFERENCE.exec(input)?.[0]
    if (!text) return 0
    const decoded = decodeHTML(`&${text}`)
    if (decoded === `&${text}`) return 0
    const rest = text.startsWith('#') ? 0 : restLength(text, decoded)
    const end = text.length - rest
    const isOpen = this.#mode === DecodingMode.Attribute && !text.slice(0, end).endsWith(';')
    // In the query of an address, `&copy=1` is a parameter.
    if (isOpen && text[0] !== '#' && (rest > 0 || input[offset + end] === '=')) return 0
    for (const character of decoded.slice(0, decoded.length - rest))
      this.#emit(character.codePointAt(0) ?? 0, end + 1)
    return end + 1
  }

  end(): void {}
}

/** A reference may be shorter than the text: `&notit;` is `¬it;`. @returns the length of what follows it */
function restLength(text: string, decoded: string): number {
  let rest = Math.min(text.length, decoded.length - 1)
  while (!decoded.endsWith(text.slice(text.length - rest))) rest--
  return rest
}

let box: HTMLElement | undefined

/** @param reference one character reference and perhaps letters behind it, never a tag */
export function decodeHTML(reference: string): string {
  box ??= document.implementation.createHTMLDocument('').body
  box.innerHTML = trustedHtml(reference)
  return box.textContent ?? ''
}

// htmlparser2 names these for its decoder.
export const htmlDecodeTree = null
export const xmlDecodeTree = null
export const { fromCodePoint } = String
