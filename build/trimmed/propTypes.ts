/** Replaces all checkers of prop-types: React 19 ignores propTypes, so they need not check anything. */
function checker(): null {
  return null
}
checker.isRequired = checker

/** A checker made from others, such as `shape({…})`. */
function make() {
  return checker
}

export * as default from './propTypes'
export {
  checker as any,
  checker as array,
  checker as bool,
  checker as checkPropTypes,
  checker as element,
  checker as func,
  checker as node,
  checker as number,
  checker as object,
  checker as string,
  make as arrayOf,
  make as instanceOf,
  make as objectOf,
  make as oneOf,
  make as oneOfType,
  make as shape,
}
