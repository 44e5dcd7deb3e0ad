import type { Page } from '@playwright/test'

/** Notes each transition and each animation of the page from now on, and each slow scroll. */
export async function recordMotions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const motions: string[] = []
    Object.assign(window, { motions })
    const nameOf = ({ target }: Event) =>
      target instanceof Element ? `${target.localName}.${target.className}` : 'document'
    const note = (event: Event) => {
      const what =
        event instanceof TransitionEvent
          ? event.propertyName
          : event instanceof AnimationEvent
            ? event.animationName
            : ''
      motions.push(`${event.type} ${what} ${nameOf(event)}`)
    }
    for (const type of ['transitionrun', 'animationstart'])
      document.addEventListener(type, note, true)
  })
  return () => page.evaluate(() => (window as unknown as { motions: string[] }).motions)
}
