/**
 * @param {string} state `60`: the first sixty listings; `long600`: six hundred ids with UUIDs, the same each time
 * @returns {readonly string[]} empty for any other state
 */
export function savedIds(state) {
  const [, long, digits] = /^(long)?(\d{1,4})$/.exec(state) ?? []
  const numbers = Array.from({ length: Number(digits ?? 0) }, (_, index) => index + 1)
  return numbers.map((number) => `k3x9-listings-${long ? uuid(number) : number}`)
}

/** A version 4 UUID for each number. */
function uuid(number) {
  let seed = number
  const hex = Array.from({ length: 32 }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return (seed >>> 28).toString(16)
  }).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
