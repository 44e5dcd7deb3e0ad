/** @jest-environment node */
import { render } from '../../mount/server/server'
import { anAnswer } from '../support/answers'
import { cityLoft, lakeCabin } from '../support/listings'
import { configured, mountPoints, searchElement } from '../support/searchElement'

const answer = JSON.parse(anAnswer({ docs: [lakeCabin], numFound: 45, rows: 20 }))
const answers = { listings: { answer, time: 0 } }
const renderIn = (inside: string, solr: object = {}) =>
  render({ html: searchElement(inside, solr), answers })

/** The page without what was added. */
function withoutAdditions(html: string): string {
  const roots = /<div data-vitrine-root="[^"]*">.*?<\/div>(?=<\/(?:div|section)>)/gis
  return html
    .replace(/<script type="application\/json" data-vitrine-answer>.*?<\/script>/s, '')
    .replace(roots, '')
    .replaceAll(' data-vitrine-hidden="" hidden=""', '')
    .replaceAll('<span data-vitrine-fallback="">', '')
    .replaceAll(/(?<=kept)<\/span>/g, '')
}

describe('a page from a server', () => {
  it('is to the letter what the CMS has, but for what is added', async () => {
    const html = `<!doctype HTML>\r\n<HTML lang=en><!-- a <div> in a comment --><title>A &amp; B &nbsp</title>
<body class='x'><p>An open paragraph<p>Another &lt;<table><tr><td>No tbody</table>
<section id=listings data-vitrine=search ${configured({ solr: { url: '/solr', return_full_docs: 0 } })}>
<DIV data-vitrine=result-count>kept</DIV>
<div data-vitrine="pager"><a HREF=/search?page=2>Next</A></div></section><svg viewBox="0 0 1 1"><path/></svg>\r\n<script>if (a < b) "</div>"</script>`
    const rendered = await render({ html, answers })
    expect(rendered).toContain('vitrine-result-count')
    expect(rendered).toContain('vitrine-pager__page')
    expect(withoutAdditions(rendered)).toBe(html)
  })

  it('has each widget of a search page', async () => {
    const html = await renderIn(
      mountPoints('results', 'pager', 'result-count', 'facets', 'current-filters', 'search-box') +
        mountPoints('status') +
        '<div data-vitrine="sort" data-vitrine-options=\'[{"value": "price asc", "label": "Price"}]\'></div>' +
        '<div data-vitrine="range" data-vitrine-field="price"></div>',
      { facets: ['city'] },
    )
    const classes = [...html.matchAll(/data-vitrine-root="[^"]*"><\w+[^>]* class="([\w-]+)/g)]
    expect(classes.map(([, name]) => name).sort()).toEqual([
      'vitrine-current-filters',
      'vitrine-facets',
      'vitrine-pager',
      'vitrine-result-count',
      'vitrine-results',
      'vitrine-search-box',
      'vitrine-sort',
      'vitrine-status',
    ])
  })

  it('shows facets, ranges and amenities with their counts', async () => {
    const counted = JSON.parse(
      anAnswer({
        facets: { city: { Bern: 2, Thun: 1 }, amenities: { Dock: 3 } },
        stats: { price: { min: 95, max: 210 } },
      }),
    )
    const html = await render({
      html: searchElement(mountPoints('facets'), { facets: ['city'] }),
      answers: { listings: { answer: counted } },
    })
    expect(html).toContain('<bdi class="vitrine-facet__value">Bern</bdi>')
    const alone = await render({
      html: searchElement(
        '<div data-vitrine="range" data-vitrine-field="price"></div><div data-vitrine="amenities" data-vitrine-field="amenities"></div>',
      ),
      answers: { listings: { answer: counted } },
    })
    expect(alone).toContain('type="range"')
    expect(alone).toContain('>Dock</bdi>')
  })

  it('lists the facets that stand in a list of facets', async () => {
    const inside = `<div data-vitrine="facets"><div data-vitrine="range" data-vitrine-field="price"></div>
      <div data-vitrine="facet" data-vitrine-field="kind"></div></div>`
    const facets = { city: { Bern: 2 }, kind: { Cabin: 2 } }
    const counted = JSON.parse(anAnswer({ facets, stats: { price: { min: 1, max: 9 } } }))
    const html = await render({
      html: searchElement(inside, { facets: ['city'] }),
      answers: { listings: { answer: counted, time: 0 } },
    })
    const fields = [...html.matchAll(/data-field="(\w+)"/g)].map(([, field]) => field)
    expect(fields).toEqual(['city', 'price', 'kind'])
    expect(html.match(/data-vitrine-root/g)).toHaveLength(1)
  })

  it('hides what the CMS rendered where a widget shows', async () => {
    const html = await renderIn(
      '<div data-vitrine="results">Bare text <p hidden>Hidden before</p><ul><li>A</ul><script>1</script></div>' +
        '<div data-vitrine="pager"><p>Pages</p></div>',
    )
    expect(html).toContain(
      '<span data-vitrine-fallback="" data-vitrine-hidden="" hidden="">Bare text </span>',
    )
    expect(html).toContain('<p data-vitrine-hidden="before" hidden>Hidden before</p>')
    expect(html).toContain('<ul data-vitrine-hidden="" hidden=""><li>A</ul><script>1</script>')
    expect(html).toContain('<p data-vitrine-hidden="" hidden="">Pages</p>')
  })

  it('leaves an element that was open before the mount point as it is', async () => {
    const html = await renderIn('<p>An <b>open one</p><div data-vitrine="results">text</div>')
    expect(html).toContain('<p>An <b>open one</p>')
    expect(html).toContain('hidden="">text</span>')
  })

  it('has no style attributes for a strict policy', async () => {
    const page = searchElement('<div data-vitrine="range" data-vitrine-field="price"></div>')
    const stats = { price: { min: 95, max: 210 } }
    const answers = { listings: { answer: JSON.parse(anAnswer({ stats })) } }
    expect(await render({ html: page, answers })).toContain(' style="inset-inline-start:0%')
    const html = await render({ html: page, answers, inlineStyles: false })
    expect(html).not.toContain(' style=')
    expect(html).toContain(' data-vitrine-style="inset-inline-start:0%')
  })

  it('shows pictures without JavaScript', async () => {
    const docs = [{ ...lakeCabin, image: '/17.jpg' }]
    const html = await render({
      html: searchElement(mountPoints('results')),
      answers: { listings: { answer: JSON.parse(anAnswer({ docs })) } },
    })
    expect(html).toContain('<img loading="lazy" src="/17.jpg" alt="" decoding="async"/>')
  })

  it('has the results in the templates of the page', async () => {
    const template =
      '<template data-vitrine-template="result"><h3 data-vitrine-text="title"></h3><div data-vitrine-html="teaser"></div></template>'
    const docs = [{ ...lakeCabin, teaser: '<b>Quiet</b><script>bad()</script>' }]
    for (const inside of [
      `<div data-vitrine="results">${template}</div>`,
      template + mountPoints('results'),
      template
        .replaceAll('template', 'div')
        .replaceAll('data-vitrine-div', 'data-vitrine-template') + mountPoints('results'),
    ]) {
      const html = await render({
        html: searchElement(inside),
        answers: { listings: { answer: JSON.parse(anAnswer({ docs })) } },
      })
      expect(html).toContain('<h3>Cabin by the lake</h3><div><b>Quiet</b></div></li>')
    }
  })

  it('has no way out of its script for a document', async () => {
    const docs = [{ ...lakeCabin, title: '</script><script>bad()</script>' }]
    const html = await render({
      html: searchElement(mountPoints('results')),
      answers: { listings: { answer: JSON.parse(anAnswer({ docs })) } },
    })
    expect(html).not.toContain('<script>bad')
  })

  it('is laid out whole where a search has no mount points', async () => {
    const html = await renderIn(
      '<template data-vitrine-template="empty">None</template><p>Teaser</p>',
    )
    expect(html).toContain('<div class="vitrine-page__head"><div data-vitrine="search-box">')
    expect(html).toMatch(
      /<div data-vitrine="results"><p data-vitrine-hidden="" hidden="">Teaser<\/p><div data-vitrine-root/,
    )
    expect(html.match(/Teaser/g)).toHaveLength(1)
  })

  it('is left alone inside of roots that stand there already', async () => {
    const once = await renderIn(mountPoints('results'))
    const twice = await render({ html: once, answers })
    expect(twice.match(/data-vitrine-root/g)).toHaveLength(1)
  })

  it('has the texts and numbers of its language, also beside another one', async () => {
    const html = (lang: string) =>
      `<html lang="${lang}">${searchElement(mountPoints('result-count', 'pager'))}`
    const many = { ...answer, response: { ...answer.response, numFound: 12345 } }
    const [de, fr] = await Promise.all(
      ['de', 'fr'].map((lang) =>
        render({ html: html(lang), answers: { listings: { answer: many } } }),
      ),
    )
    expect(de).toContain('von 12.345')
    expect(de).toContain('Weiter')
    expect(fr).toContain('Suivant')
  })

  it('takes the page settings of the page and of the server', async () => {
    const pageSettings = '{"messages": {"pager.next": "Onwards"}, "results": {"label": "Houses"}}'
    const html = await render({
      html: `<script type="application/json" data-vitrine-settings>${pageSettings}</script>${searchElement(mountPoints('results', 'pager'))}`,
      settings: { results: { label: 'Places' }, messages: { 'pager.previous': 'Back' } },
      answers,
    })
    expect(html).toContain('aria-label="Houses"')
    expect(html).toContain('>Onwards</a>')
  })

  it('has several components, each with its answer', async () => {
    const rooms = searchElement(mountPoints('results'), { fragment_prefix: 'r' }, 'rooms')
    const html = await render({
      html: `${searchElement(mountPoints('results'))}${rooms}<div data-vitrine="result-count" data-vitrine-for="rooms"></div>`,
      answers: {
        listings: { answer },
        rooms: { answer: JSON.parse(anAnswer({ docs: [cityLoft] })) },
      },
    })
    expect(html).toContain(lakeCabin.title)
    expect(html).toContain(cityLoft.title)
    expect(html).toContain('1–1 of 1<')
    expect(html.match(/data-vitrine-answer/g)).toHaveLength(2)
  })
})
