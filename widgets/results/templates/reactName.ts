import { SVG_ATTRIBUTES } from './svgAttributes'

/** React's names of the attributes that it spells differently from HTML. */
const CAMEL =
  'acceptCharset accessKey allowFullScreen autoCapitalize autoComplete autoCorrect autoPlay cellPadding cellSpacing charSet colSpan contentEditable controlsList crossOrigin dateTime disablePictureInPicture disableRemotePlayback encType enterKeyHint fetchPriority formAction formEncType formMethod formNoValidate formTarget frameBorder hrefLang imageSizes imageSrcSet inputMode itemID itemProp itemRef itemScope itemType maxLength minLength noValidate playsInline popoverTarget popoverTargetAction radioGroup readOnly referrerPolicy rowSpan spellCheck srcLang srcSet tabIndex useMap'

/** SVG's attributes and others, which React writes in camel case. */
const HYPHENATED = `${SVG_ATTRIBUTES} xlink:actuate xlink:arcrole xlink:href xlink:role xlink:show xlink:title xlink:type xml:base xml:lang xml:space`

const toCamelCase = (name: string) =>
  name.replace(/[-:]([a-z])/g, (_, letter) => letter.toUpperCase())

const names = new Map<string, string>([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ...CAMEL.split(' ').map((name) => [name.toLowerCase(), name] as const),
  ...HYPHENATED.split(' ').map((name) => [name, toCamelCase(name)] as const),
])

/**
 * React's name of an attribute. Custom elements take HTML's names. The value of a field is its default value,
 * so that the visitor can change it.
 * @param type the element's type attribute.
 */
export function reactName(element: string, attribute: string, type = 'text'): string {
  if (element.includes('-')) return attribute
  if (attribute === 'checked' && element === 'input') return 'defaultChecked'
  if (attribute === 'value' && FIELDS.test(element) && !UNEDITABLE.test(type)) return 'defaultValue'
  return names.get(attribute) ?? attribute
}

const FIELDS = /^(?:input|select|textarea)$/
const UNEDITABLE = /^(?:button|checkbox|hidden|image|radio|reset|submit)$/i
