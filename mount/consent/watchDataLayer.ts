/** A data layer of the page, as far as we touch it. */
type Layer = unknown[]

/**
 * Hears of all that was and will be pushed into a data layer, as tag managers do: by standing before its push.
 * @returns false where it lets nobody.
 */
export function watchDataLayer(layer: Layer, heard: (message: unknown) => void): boolean {
  for (const message of [...layer]) heard(message)
  const { push } = layer
  const told = (...messages: readonly unknown[]) => {
    const result = Reflect.apply(push, layer, messages)
    for (const message of messages) heard(message)
    return result
  }
  if (!Reflect.set(layer, 'push', told)) return false
  originals.set(told, push)
  return true
}

const originals = new WeakMap<object, object>()

/** Whether a script other than us stands before a layer's push: a tag manager that has loaded. */
export function hasReader(layer: Layer): boolean {
  const push: object = originals.get(layer.push) ?? layer.push
  return push !== Array.prototype.push
}
