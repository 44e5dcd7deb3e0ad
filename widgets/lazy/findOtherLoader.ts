import { PLACEHOLDER_URL } from './lazySelectors'

/** The parts that we read of other loaders' globals. */
type LazySizes = { readonly cfg?: { readonly lazyClass?: unknown } }
type Drupal = { readonly behaviors?: object }

/**
 * Finds another lazy loader on the page that handles this element: lazySizes with its class, or a Drupal
 * behavior of the site. @returns its name, or null.
 */
export function findOtherLoader(
  element: Element,
  globalValue: (name: string) => unknown,
): string | null {
  const { behaviors = {} } = (globalValue('Drupal') ?? {}) as Drupal
  const behavior = Object.keys(behaviors).find((name) => /^bto_?lazy/i.test(name))
  if (behavior) return `Drupal.behaviors.${behavior}`
  const lazySizes = globalValue('lazySizes') as LazySizes | null | undefined
  if (!lazySizes || element.hasAttribute(PLACEHOLDER_URL)) return null
  const lazyClass = lazySizes.cfg?.lazyClass
  return typeof lazyClass !== 'string' || element.classList.contains(lazyClass)
    ? 'window.lazySizes'
    : null
}
