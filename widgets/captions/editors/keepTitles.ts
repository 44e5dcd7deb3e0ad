import type { CkEditor5 } from './modelTypes'

/** The attributes of an image's model: the editor's own, and what we note of the markup that it came from. */
export const TITLE = 'title'
export const WIDGET_TYPE = 'vitrineWidgetType'
export const ALIGN = 'vitrineAlign'

const NOTED = [
  [TITLE, 'title'],
  [WIDGET_TYPE, 'data-widget-type'],
  [ALIGN, 'data-align'],
] as const

/** CKEditor 5 drops an image's title: this notes it in the model, whence nothing of it reaches the data. */
export function keepTitles({ model, conversion }: CkEditor5): void {
  for (const name of ['imageBlock', 'imageInline']) {
    if (model.schema.isRegistered(name)) {
      model.schema.extend(name, { allowAttributes: NOTED.map(([key]) => key) })
    }
  }
  conversion.for('upcast').add((dispatcher) => {
    dispatcher.on(
      'element:img',
      (_, { viewItem, modelRange }, { writer }) => {
        const noted = NOTED.map(([key, name]) => [key, viewItem.getAttribute(name)] as const)
        for (const image of modelRange?.getItems({ shallow: true }) ?? []) {
          for (const [key, value] of noted) if (value) writer.setAttribute(key, value, image)
        }
      },
      { priority: 'lowest' },
    )
  })
}
