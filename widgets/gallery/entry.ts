import { widget } from '../shared/entry/widgetEntry'
import { config } from './config'
import { enhanceGallery } from './enhanceGallery'

/** Works on the CMS's own links: it has no root, and so nothing to render. */
export const gallery = widget({
  name: 'gallery',
  config,
  Component: () => null,
  enhance: enhanceGallery,
})
