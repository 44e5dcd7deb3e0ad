/** What wraps the statements of a module, so that they run once: `name=(e,t,n)=>()=>{if(n)throw n[0];…`. */
const WRAPPER = /([\w$]+)=\((\w+),(\w+),(\w+)\)=>\(\)=>\{if\(\4\)throw \4\[0\]/

/**
 * Makes plain functions of the modules in a minified script that run no statement, so that they and their calls can be
 * left out. A wrapped one could be called for what it throws. The text keeps its length, for its source map.
 */
export function emptyInits(code: string): string {
  const wrapper = WRAPPER.exec(code)?.[1]
  if (!wrapper) return code
  const name = wrapper.replaceAll('$', '\\$&')
  const init = new RegExp(
    `([\\w$]+)=${name}\\(\\(?\\(\\)=>\\{((?:[\\w$]+\\(\\)[,;]?)*)\\}\\)?\\)`,
    'g',
  )
  const empty = new Set<string>()
  let text = code
  for (let before = -1; before < empty.size; ) {
    before = empty.size
    text = text.replace(init, (all, own: string, calls: string) => {
      const called = calls.match(/[\w$]+(?=\()/g) ?? []
      if (!called.every((one) => empty.has(one))) return all
      empty.add(own)
      return `${own}=()=>{}`.padEnd(all.length)
    })
  }
  return text
}
