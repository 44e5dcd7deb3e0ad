import { onTestEnd } from './onTestEnd'

/** Sets globals of the page until the test ends. */
export function pageGlobals(globals: Readonly<Record<string, unknown>>): void {
  Object.assign(window, globals)
  onTestEnd(() => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(window, name)
  })
}

/** Adds what Google's snippet adds: a data layer, and gtag, which pushes its arguments. */
export function googleSnippet() {
  const dataLayer: unknown[] = []
  function gtag(..._command: readonly unknown[]) {
    // biome-ignore lint/complexity/noArguments: as Google's snippet does
    dataLayer.push(arguments)
  }
  pageGlobals({ dataLayer, gtag })
  return { dataLayer, gtag }
}
