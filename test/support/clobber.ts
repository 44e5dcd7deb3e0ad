import { onTestEnd } from './onTestEnd'

/**
 * Shadows a property of a document or a form by an element, as browsers do for `<img name="body">` and
 * `<select name="children">`. jsdom does not.
 */
export function clobber(target: Document | HTMLFormElement, name: string, by: Element): void {
  Object.defineProperty(target, name, { value: by, configurable: true })
  onTestEnd(() => {
    Reflect.deleteProperty(target, name)
  })
}
