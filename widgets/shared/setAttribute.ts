/** Sets an attribute, or removes it for null; also of a form with a field that has the name of a method. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name)
  else Element.prototype.setAttribute.call(element, name, value)
}
