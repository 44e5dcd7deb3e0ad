import { anAnswer } from '../../support/answers'
import { visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { aMoment } from '../../support/time'
import { openWire } from '../../support/wire'

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>'
const docs = [{ id: '17', title: `Cabin ${HOSTILE}`, teaser: `<b>By</b> the lake ${HOSTILE}` }]
const template =
  '<template data-vitrine-template="result"><h3 data-vitrine-highlight="title"></h3><p data-vitrine-highlight="teaser"></p></template>'

async function shown(mount: string, params: object, [pre, post]: readonly [string, string]) {
  const wire = openWire()
  await visit(searchElement(mount, { params }), { fragment: 'q=lake' })
  const title = [`${pre}Cabin${post} ${HOSTILE}`]
  const teaser = [`<b>By</b> the ${pre}lake${post} ${HOSTILE}`]
  await wire.answer(anAnswer({ docs, highlighting: { '17': { title, teaser } } }))
  await aMoment()
  return wire
}
const html = (selector: string) => document.querySelector(selector)?.innerHTML
const marked = () => [...document.querySelectorAll('mark')].map((one) => one.textContent)

describe.each<[string, Record<string, string>, readonly [string, string]]>([
  ["Solr's default tags", {}, ['<em>', '</em>']],
  ['tags of the page', { 'hl.simple.pre': '[[', 'hl.simple.post': ']]' }, ['[[', ']]']],
  ['tags that are markup', { 'hl.simple.pre': '<b>', 'hl.simple.post': '</b>' }, ['<b>', '</b>']],
])('highlights with %s', (_, marks, around) => {
  const params = { hl: 'true', 'hl.fl': 'title,teaser', ...marks }

  it('requests highlights and marks matches in a template, with all else as text', async () => {
    const wire = await shown(`<div data-vitrine="results">${template}</div>`, params, around)
    const sent = new URLSearchParams(wire.bodies[0])
    expect(Object.fromEntries(sent)).toMatchObject(params)
    expect(html('.vitrine-results__item h3')).toBe(
      '<mark>Cabin</mark> &lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    )
    expect(marked()).toEqual(expect.arrayContaining(['Cabin', 'lake']))
    expect(document.querySelector('.vitrine-results :is(img, script, em, b)')).toBeNull()
  })

  it('marks matches in the default card, whose teaser has no HTML', async () => {
    await shown(mountPoints('results'), params, around)
    expect(html('.vitrine-card__title')).toMatch(/^<mark>Cabin<\/mark> &lt;img/)
    expect(html('.vitrine-card__text')).toMatch(
      /^(?:<mark>)?By(?:<\/mark>)? +the <mark>lake<\/mark>$/,
    )
    expect(document.querySelector('.vitrine-results :is(img, script, em, b)')).toBeNull()
  })
})
