/**
 * Every text of Vitrine in one language, by the keys of `src/contract`, each with all of its places. Where
 * English has plural forms, there are `one | other` or all six that a language can have, `zero | one | two |
 * few | many | other`; one that the language doesn't have is never shown.
 */
export type Language = Readonly<Record<string, string>>
