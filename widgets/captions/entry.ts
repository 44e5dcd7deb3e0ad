import { NoRoot } from '../shared/entry/NoRoot'
import { widget } from '../shared/entry/widgetEntry'
import { config, name } from './config'
import { enhanceCaptionEditor } from './enhanceCaptionEditor'

/** Works on the editors of the CMS, without a root. */
export const captionEditor = widget({
  name,
  config,
  Component: NoRoot,
  enhance: enhanceCaptionEditor,
})
