import { NoRoot } from '../shared/entry/NoRoot'
import { widget } from '../shared/entry/widgetEntry'
import { config, name } from './config'
import { enhanceCaptionEditor } from './enhanceCaptionEditor'

/** Enhances the CMS's editors, so it renders nothing. */
export const captionEditor = widget({
  name,
  config,
  Component: NoRoot,
  enhance: enhanceCaptionEditor,
})
