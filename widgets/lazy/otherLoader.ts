import { PLACEHOLDER_URL } from './states'

/** Globals of scripts that load pictures late, as far as we look at them. */
type LazySizes = { readonly cfg?: { readonly lazyClass?: unknown } }
type Drupal = { readonly behaviors?: object }

/**
 * Another lazy loader of the page that takes this element: lazySizes with its class, or a Drupal behavior of
 * the site's own. @returns its name, or null.
 */
export function otherLoader(
  element: Element,
  globalValue: (name: string) => unknown,
): string | null {
  const { behaviors = {} } = (globalValue('Drupal') ?? {}) as Drupal
  const behavior = Object.keys(behaviors).find((name) => /^bto_?lazy/i.test(name))
  if (behavior) return `Drupal.behaviors.${behavior}`
  const lazySizes = globalValue('lazySizes') as LazySizes | null | undefined
  if (!lazySizes || element.hasAttribute(PLACEHOLDER_URL)) return null
  const own = lazySizes.cfg?.lazyClass
  return typeof own !== 'string' || element.classList.contains(own) ? 'window.lazySizes' : null
}
