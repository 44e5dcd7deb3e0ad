import * as v from 'valibot'
import { filledText, text, textList } from '../../config/values'

/** A category of amenities (spec 3.12): a label for some of the facet's values. */
export interface AmenityCategory {
  /** Part of the popup's id: `amenity-detail-{id}`. */
  readonly id: string
  readonly label: string
  /** The popup's text; without it, the category has no info icon. */
  readonly description: string
  readonly values: readonly string[]
}

const ID = 'an id without spaces, such as "kitchen"'
const CATEGORY =
  'a category, such as {"id": "kitchen", "label": "Kitchen", "description": "…", "values": ["Oven"]}'

const category = v.pipe(
  v.object(
    {
      id: v.pipe(
        filledText(ID),
        v.check((id) => !/\s/.test(id), ID),
      ),
      label: v.optional(text()),
      description: v.optional(text(), ''),
      values: textList(),
    },
    CATEGORY,
  ),
  v.transform(({ label, ...rest }): AmenityCategory => ({ ...rest, label: label || rest.id })),
)

/** Decodes a list of categories; some CMSs write a list as an object. */
export const categoryList = () =>
  v.pipe(
    v.union([v.array(category), v.record(v.string(), category)], 'a list of categories'),
    v.transform((list): readonly AmenityCategory[] => Object.values(list)),
    v.check(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      'a list of categories with an id of its own each',
    ),
  )
