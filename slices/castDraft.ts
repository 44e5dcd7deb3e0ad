import type { Draft } from '@reduxjs/toolkit'

/** A finished value as a draft's part. Immer takes it as it is; only the type needs to know. */
export function castDraft<T>(value: T): Draft<T> {
  return value as Draft<T>
}
