/** @throws Error when the page does not have it yet: the probe then waits on. */
export function findFirst(selector: string): Element {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}

export const textOf = (selector: string): string => findFirst(selector).textContent ?? ''
