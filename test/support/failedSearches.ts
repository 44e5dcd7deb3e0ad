import { takeConsole } from './console'

/** The line that names a failed search's request (design decision 39); `failedSearches.test.ts` looks at its words. */
const NAMED = /^error: Vitrine: search#\S+: POST \S+ (?:answered \d+|had no answer:) /

/** Returns the console output since the last call without the lines that name the failed request. */
export function takeSearchConsole(): readonly string[] {
  return takeConsole().filter((line) => !NAMED.test(line))
}
