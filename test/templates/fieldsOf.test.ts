import { renderCard } from '../widgets/results/card/renderCard'

describe('fieldsOf', () => {
  it('lists the fields of the document once each, without those of items', () => {
    const { fields } = renderCard(
      '<h3 data-vitrine-text="title"></h3><p data-vitrine-if="title"><a data-vitrine-attr-href="place.url">x</a></p><ul data-vitrine-each="amenities" data-vitrine-unless="sold"><li data-vitrine-text=".name"></li></ul><p data-vitrine-highlight="teaser"></p>',
    )
    expect(fields).toEqual(['title', 'place.url', 'sold', 'amenities', 'teaser'])
  })
})
