import { findAll } from '../browser/dom'
import { whenIdle } from '../browser/whenIdle'
import { FIRST_ANSWER, SEARCH } from '../search/createFirstAnswers'
import { readEarlyRequest } from '../search/earlyRequest'
import type { App } from './app'

/** What looks as if it were meant for us, and is not read. */
export interface Mistakes {
  /** Attributes that may be ours misspelled, each with the first element that has it. */
  readonly attributes: ReadonlyMap<string, Element>
  /** Elements whose shadow root holds mount points. */
  readonly hosts: readonly Element[]
  /** Page settings that came when the script had started. */
  readonly settings: readonly Element[]
  /** First answers that stand in no search component. */
  readonly answers: readonly Element[]
}

/** A word of five letters or more that has some of ours. */
const NEAR = /^data(?!-vitrine(?:[-.:]|$))[-_]?(?=[a-z]*(?:v[a-z]*n|tri|rin))[a-z]{5}/

const SETTINGS = 'script[data-vitrine-settings]'

/**
 * Looks for mistakes; their words are loaded where there are any.
 * @param read the elements with page settings that were there when the script started.
 */
export function findMistakes(app: App, read: readonly Element[]): void {
  const { diagnostics } = app
  const look = () => {
    const attributes = new Map<string, Element>()
    for (const element of findAll(document, '*')) {
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        if (NEAR.test(name) && !attributes.has(name)) attributes.set(name, element)
      }
    }
    const hosts = findHosts()
    const settings = findAll(document, SETTINGS).filter((one) => !read.includes(one))
    const answers = findAll(document, FIRST_ANSWER).filter((one) => !one.closest(SEARCH))
    const early = readEarlyRequest()
    if (early && !early.isUsed) {
      import('../search/reportUnusedRequest').then(
        ({ reportUnusedRequest }) => reportUnusedRequest(app, early),
        (error) => diagnostics.loadFailed('diagnostics', error),
      )
    }
    report({ attributes, hosts, settings, answers })
  }
  const report = (mistakes: Mistakes) => {
    const { attributes, hosts, settings, answers } = mistakes
    if (attributes.size + hosts.length + settings.length + answers.length === 0) return
    import('./reportMistakes').then(
      ({ reportMistakes }) => reportMistakes(mistakes, diagnostics),
      (error) => diagnostics.loadFailed('diagnostics', error),
    )
  }
  // Elements get a shadow root when their name is defined, or by a script of the page; neither is a mutation.
  const lookAtHosts = () =>
    report({ attributes: new Map(), hosts: findHosts(), settings: [], answers: [] })
  const awaitHosts = () => {
    const names = new Set(findAll(document, ':not(:defined)').map(({ localName }) => localName))
    for (const name of names)
      customElements.whenDefined(name).then(
        () => whenIdle(lookAtHosts),
        () => {},
      )
    window.addEventListener('load', () => whenIdle(lookAtHosts), { once: true })
  }
  look()
  awaitHosts()
}

/** The elements whose shadow root holds mount points. */
function findHosts(): readonly Element[] {
  return findAll(document, '*').filter(
    ({ shadowRoot }) =>
      shadowRoot instanceof ShadowRoot && shadowRoot.querySelector('[data-vitrine]'),
  )
}
