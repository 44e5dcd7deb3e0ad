import { jsx } from 'react/jsx-runtime'
import { plainText } from '../../../src/templates/values/plainText'
import { useSanitised } from '../../shared/templates/useSanitised'

/** Whose pictures these are: a text, or simple HTML that is sanitised. */
export function Attribution({ text }: { readonly text: string }) {
  if (text.trim() === '') return null
  return /[<&]/.test(text) ? <Markup html={text} /> : <p className={NAME}>{text}</p>
}

const NAME = 'vitrine-map__attribution'

function Markup({ html }: { readonly html: string }) {
  const sanitised = useSanitised(html)
  // The key makes a new element: React does not change from text to HTML in one.
  return sanitised
    ? jsx('p', { className: NAME, dangerouslySetInnerHTML: sanitised }, 'html')
    : jsx('p', { className: NAME, children: plainText(html) }, 'text')
}
