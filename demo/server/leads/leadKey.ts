import { createHash } from 'node:crypto'

/** The key of a form, as Antibot creates it. A form with another key is rejected. */
export function leadKey(form: string): string {
  return createHash('sha256').update(`vitrine demo ${form}`).digest('base64url')
}
