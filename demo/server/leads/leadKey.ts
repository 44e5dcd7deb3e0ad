import { createHash } from 'node:crypto'

/** The key without which a form's values are refused, as Antibot makes one for each form. */
export function leadKey(form: string): string {
  return createHash('sha256').update(`vitrine demo ${form}`).digest('base64url')
}
