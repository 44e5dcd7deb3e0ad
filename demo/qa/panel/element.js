/**
 * Makes an element.
 * @param {string} name
 * @param {Record<string, string | boolean | EventListener>} attributes a function becomes a listener, `true` a bare attribute
 * @param {...(Node | string)} children
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (value === true) made.setAttribute(key, '')
    else if (value !== false) made.setAttribute(key, value)
  }
  made.append(...children)
  return made
}
