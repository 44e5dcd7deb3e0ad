import { widget } from '../shared/entry/widgetEntry'
import { config, name } from './config'
import { enhanceGallery } from './enhanceGallery'

/** Enhances the CMS's links in place, so it renders nothing. */
export const gallery = widget({
  name,
  config,
  Component: () => null,
  enhance: enhanceGallery,
})
