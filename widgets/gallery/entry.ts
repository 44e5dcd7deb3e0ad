import { widget } from '../shared/entry/widgetEntry'
import { config } from './config'
import { enhanceGallery } from './enhanceGallery'

/** Enhances the CMS's links in place, so it renders nothing. */
export const gallery = widget({
  name: 'gallery',
  config,
  Component: () => null,
  enhance: enhanceGallery,
})
