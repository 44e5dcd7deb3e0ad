import type { CkEditor5 } from './modelTypes'

/** Attributes of an image in the model: the editor's title, and those kept from the markup. */
export const TITLE = 'title'
export const WIDGET_TYPE = 'vitrineWidgetType'
export const ALIGN = 'vitrineAlign'

const MODEL_ATTRIBUTES = [
  [TITLE, 'title'],
  [WIDGET_TYPE, 'data-widget-type'],
  [ALIGN, 'data-align'],
] as const

/** Keeps attributes that CKEditor 5 drops in the model; they do not reach the data. */
export function keepImageAttributes({ model, conversion }: CkEditor5): void {
  for (const name of ['imageBlock', 'imageInline']) {
    if (model.schema.isRegistered(name)) {
      model.schema.extend(name, { allowAttributes: MODEL_ATTRIBUTES.map(([key]) => key) })
    }
  }
  conversion.for('upcast').add((dispatcher) => {
    dispatcher.on(
      'element:img',
      (_, { viewItem, modelRange }, { writer }) => {
        const values = MODEL_ATTRIBUTES.map(
          ([key, name]) => [key, viewItem.getAttribute(name)] as const,
        )
        for (const image of modelRange?.getItems({ shallow: true }) ?? []) {
          for (const [key, value] of values) if (value) writer.setAttribute(key, value, image)
        }
      },
      { priority: 'lowest' },
    )
  })
}
