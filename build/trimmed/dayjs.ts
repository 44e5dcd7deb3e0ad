/** launder's date functions want dayjs; sanitize-html uses only launder's `naughtyHref`. */
export default function dayjs(): never {
  throw new Error('dates are not laundered: dayjs is not part of this build')
}
