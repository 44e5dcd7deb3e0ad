import type { Ports } from '../../src/ports'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { findAll } from '../browser/dom'

/** A search component, and the answer to its first search. */
export const SEARCH = '[data-vitrine="search"]'
export const FIRST_ANSWER = 'script[data-vitrine-answer]'

/** The ports to the answers in the page. */
export function createFirstAnswers(
  app: () => App,
): Pick<Ports, 'readFirstAnswer' | 'rejectFirstAnswer'> {
  // The component stands before the elements that inherit from it.
  const elementOf = (id: string) =>
    [...app().mounted.values()].find(
      ({ widget, component }) => widget === 'search' && component === id,
    )?.element
  return {
    readFirstAnswer(id) {
      const element = elementOf(id)
      const script =
        element && findAll(element, FIRST_ANSWER).find((one) => one.closest(SEARCH) === element)
      return script?.textContent ?? null
    },
    rejectFirstAnswer(id, json, body) {
      const element = elementOf(id) ?? null
      app().diagnostics.later(async () => {
        const { describeFirstAnswer } = await import('../../src/search/describeFirstAnswer')
        const why = describeFirstAnswer(json, body, app().ports.now())
        const name = element ? elementName(element) : `search#${id}`
        const message = `${name}: the answer in its <script data-vitrine-answer> is not used, and the search is requested: ${why}`
        return [{ level: 'warning', message, element }]
      })
    },
  }
}
