/** A data layer of the page: the array that tag managers read. */
type Layer = unknown[]

/**
 * Calls back for each message in a data layer and for each later one, by wrapping `push` as tag managers do.
 * @returns false when the layer can't be wrapped.
 */
export function watchDataLayer(layer: Layer, onMessage: (message: unknown) => void): boolean {
  for (const message of [...layer]) onMessage(message)
  const { push } = layer
  const observedPush = (...messages: readonly unknown[]) => {
    const result = Reflect.apply(push, layer, messages)
    for (const message of messages) onMessage(message)
    return result
  }
  if (!Reflect.set(layer, 'push', observedPush)) return false
  originals.set(observedPush, push)
  return true
}

const originals = new WeakMap<object, object>()

/** Whether another script has wrapped a layer's `push`: a tag manager that has loaded. */
export function hasReader(layer: Layer): boolean {
  const push: object = originals.get(layer.push) ?? layer.push
  return push !== Array.prototype.push
}
