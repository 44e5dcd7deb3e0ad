/*
 * Changes the built-ins as Prototype 1.6 and MooTools 1.3 did: enumerable methods on prototypes, toJSON on
 * everything, other implementations of bind and Array.from, an Element constructor.
 */
;(() => {
  function extend(target, source) {
    for (const name of Object.keys(source)) target[name] = source[name]
    return target
  }
  function $A(iterable) {
    if (!iterable) return []
    if (iterable.toArray) return iterable.toArray()
    let length = iterable.length || 0
    const results = new Array(length)
    while (length--) results[length] = iterable[length]
    return results
  }
  const toJSON = function () {
    return Object.toJSON(this.valueOf())
  }

  extend(Object, {
    extend,
    clone: (object) => extend({}, object),
    isArray: (object) => object != null && typeof object === 'object' && 'splice' in object,
    toJSON(object) {
      if (object === null) return 'null'
      if (typeof object === 'number' || typeof object === 'boolean') return String(object)
      if (typeof object === 'string') return object.inspect(true)
      if (typeof object !== 'object') return undefined
      if (object.splice) return `[${object.map((one) => Object.toJSON(one)).join(', ')}]`
      const pairs = Object.keys(object).map(
        (key) => `${key.inspect(true)}: ${Object.toJSON(object[key])}`,
      )
      return `{${pairs.join(', ')}}`
    },
  })

  extend(Function.prototype, {
    bind(object, ...given) {
      if (given.length === 0 && object === undefined) return this
      const bound =
        (method) =>
        (...rest) =>
          method.apply(object, given.concat(rest))
      return bound(this)
    },
    curry(...given) {
      const method = this
      return function (...rest) {
        return method.apply(this, given.concat(rest))
      }
    },
    defer(...given) {
      return setTimeout(() => this.apply(this, given), 10)
    },
    wrap(wrapper) {
      const method = this
      return function (...given) {
        return wrapper.apply(this, [method.bind(this)].concat(given))
      }
    },
    // From MooTools
    implement(methods) {
      extend(this.prototype, methods)
      return this
    },
  })

  extend(String.prototype, {
    toJSON,
    inspect(double) {
      const escaped = this.replace(
        /[\\\n\t\r]/g,
        (one) => `\\${{ '\n': 'n', '\t': 't', '\r': 'r' }[one] ?? one}`,
      )
      return double ? `"${escaped.replace(/"/g, '\\"')}"` : `'${escaped.replace(/'/g, "\\'")}'`
    },
    strip() {
      return this.replace(/^\s+/, '').replace(/\s+$/, '')
    },
    blank() {
      return /^\s*$/.test(this)
    },
    include(pattern) {
      return this.indexOf(pattern) > -1
    },
    startsWith(pattern) {
      return this.indexOf(pattern) === 0
    },
    endsWith(pattern) {
      const at = this.length - pattern.length
      return at >= 0 && this.lastIndexOf(pattern) === at
    },
  })

  extend(Array.prototype, {
    toJSON,
    each(iterator) {
      for (let i = 0; i < this.length; i++) iterator(this[i], i)
      return this
    },
    first() {
      return this[0]
    },
    last() {
      return this[this.length - 1]
    },
    compact() {
      return this.filter((one) => one != null)
    },
    flatten() {
      return this.reduce((all, one) => all.concat(one?.splice ? one.flatten() : [one]), [])
    },
    without(...values) {
      return this.filter((one) => values.indexOf(one) < 0)
    },
    toArray() {
      return [].concat(this)
    },
    entries() {
      return this.toArray()
    },
    find(iterator, context) {
      for (let i = 0; i < this.length; i++) if (iterator.call(context, this[i], i)) return this[i]
    },
    inspect() {
      return `[${this.join(', ')}]`
    },
    include(one) {
      return this.indexOf(one) > -1
    },
  })
  Array.from = $A
  for (const kind of [Number, Date, Boolean])
    kind.prototype.toJSON = function () {
      return kind === Date ? `"${this.toISOString()}"` : String(this)
    }

  const NativeElement = window.Element
  window.Element = (name, attributes) => {
    const made = document.createElement(name)
    for (const key of Object.keys(attributes || {})) made.setAttribute(key, attributes[key])
    return made
  }
  window.Element.prototype = NativeElement.prototype
  extend(window.Element.prototype, {
    remove() {
      this.parentNode.removeChild(this)
      return this
    },
    show() {
      this.style.display = ''
      return this
    },
    hide() {
      this.style.display = 'none'
      return this
    },
    update(content) {
      this.innerHTML = content
      return this
    },
    select(selector) {
      return $A(this.querySelectorAll(selector))
    },
    getElementsByClassName(name) {
      return $A(this.querySelectorAll(`.${name}`))
    },
    readAttribute(name) {
      return this.getAttribute(name)
    },
  })

  window.$A = $A
  window.$ = (id) => (typeof id === 'string' ? document.getElementById(id) : id)
  window.$$ = (selector) => $A(document.querySelectorAll(selector))
  window.Prototype = { Version: '1.6.1' }
  window.MooTools = { version: '1.3.2' }

  const touched = [
    [Object, ['extend', 'toJSON', 'isArray']],
    [Function.prototype, ['bind', 'curry', 'implement']],
    [String.prototype, ['toJSON', 'startsWith', 'inspect']],
    [Array.prototype, ['toJSON', 'each', 'without']],
    [Array, ['from']],
    [Element.prototype, ['remove', 'show', 'select', 'getElementsByClassName']],
    [window, ['Element', '$', '$$', '$A', 'Prototype', 'MooTools']],
  ]
  window.crowd.builtins = touched.flatMap(([owner, names]) =>
    names.map((name) => [owner, name, owner[name]]),
  )
})()
