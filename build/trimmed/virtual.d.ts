declare module 'virtual:language-keys' {
  export const KEYS: readonly string[]
}
