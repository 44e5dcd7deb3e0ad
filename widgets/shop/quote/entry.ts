import { controlIn } from '../../shared/controlIn'
import { NoRoot } from '../../shared/entry/NoRoot'
import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { enhanceQuote } from './enhanceQuote'

const NO_CONTROL = 'data-vitrine="quote" must stand on a link or button, or around one'
const NO_URL = 'url is missing, expected the address of the quote, here or as the href of a link'

export const quote = widget({
  name,
  config,
  Component: NoRoot,
  fromElement(config, element) {
    const control = controlIn(element)
    if (!control) return { issue: NO_CONTROL }
    const url = config.url ?? control.getAttribute('href')?.trim()
    return url && !url.startsWith('#') ? { config: { ...config, url } } : { issue: NO_URL }
  },
  enhance: enhanceQuote,
})
