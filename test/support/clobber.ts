import { onTestEnd } from './onTestEnd'

/**
 * What a browser does for `<img name="body">` in a document and `<select name="children">` in a form,
 * and jsdom does not: the element stands in front of the property of that name.
 */
export function clobber(target: Document | HTMLFormElement, name: string, by: Element): void {
  Object.defineProperty(target, name, { value: by, configurable: true })
  onTestEnd(() => {
    Reflect.deleteProperty(target, name)
  })
}
