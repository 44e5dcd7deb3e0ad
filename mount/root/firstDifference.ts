/** Names the first difference between what a server has rendered and what the browser renders; null for none. */
export function firstDifference(
  server: readonly ChildNode[],
  browser: readonly ChildNode[],
): string | null {
  for (let i = 0; i < Math.max(server.length, browser.length); i++) {
    const found = differenceOf(server[i], browser[i])
    if (found) return found
  }
  return null
}

function differenceOf(server: ChildNode | undefined, browser: ChildNode | undefined) {
  const words = `${nameOf(server)} where the browser renders ${nameOf(browser)}`
  if (!server || !browser || server.nodeName !== browser.nodeName) return words
  if (server instanceof Element && browser instanceof Element) {
    return (
      attributeDifference(server, browser) ??
      firstDifference([...server.childNodes], [...browser.childNodes])
    )
  }
  return server.nodeValue === browser.nodeValue ? null : words
}

function attributeDifference(server: Element, browser: Element): string | null {
  const names = [...server.getAttributeNames(), ...browser.getAttributeNames()]
  for (const name of names.filter((one) => !DIFFERS.test(one))) {
    const [before, after] = [server, browser].map((one) => one.getAttribute(name))
    if (before !== after) {
      return `<${server.localName}> with ${name}=${JSON.stringify(before)} where the browser renders ${JSON.stringify(after)}`
    }
  }
  return null
}

/** Ids are made anew, and pictures load by their own attribute. */
const DIFFERS =
  /^(?:id|for|aria-(?:labelledby|describedby|controls)|style|loading|(?:data-)?src(?:set)?)$/

function nameOf(node: ChildNode | undefined): string {
  if (!node) return 'nothing'
  if (!(node instanceof Element)) return `"${node.nodeValue?.trim()}"`
  const [name] = node.classList
  return name === undefined ? `<${node.localName}>` : `<${node.localName} class="${name}">`
}
