/** Copies an object without its undefined members. */
export function definedOnly<T extends object>(values: T): DefinedOnly<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as DefinedOnly<T>
}

type DefinedOnly<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}
