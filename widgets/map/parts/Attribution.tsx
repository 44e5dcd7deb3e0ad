import { jsx } from 'react/jsx-runtime'
import { plainText } from '../../../src/templates/values/plainText'
import { useSanitised } from '../../shared/templates/useSanitised'

/** The attribution of the tiles: text, or sanitised HTML. */
export function Attribution({ text }: { readonly text: string }) {
  if (text.trim() === '') return null
  return /[<&]/.test(text) ? <HtmlAttribution html={text} /> : <p className={CLASS_NAME}>{text}</p>
}

const CLASS_NAME = 'vitrine-map__attribution'

function HtmlAttribution({ html }: { readonly html: string }) {
  const sanitised = useSanitised(html)
  // A new key makes a new element, since React cannot change one from text to HTML.
  return sanitised
    ? jsx('p', { className: CLASS_NAME, dangerouslySetInnerHTML: sanitised }, 'html')
    : jsx('p', { className: CLASS_NAME, children: plainText(html) }, 'text')
}
