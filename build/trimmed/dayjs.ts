/** Replaces dayjs, which launder's date functions use. sanitize-html uses only launder's `naughtyHref`. */
export default function dayjs(): never {
  throw new Error('dayjs is not part of this build')
}
