import { ALL_ROWS, aSearch } from '../aRequest'

const spelt = (q: string, more: Readonly<Record<string, string>> = {}) =>
  aSearch(`spelling: ${q} ${Object.keys(more).join(' ')}`.trim(), {
    q,
    rows: 0,
    extraParams: { spellcheck: 'true', ...more },
  })

const marked = (name: string, q: string, more: Readonly<Record<string, string>> = {}) =>
  aSearch(`highlights: ${name}`, {
    q,
    rows: ALL_ROWS,
    // Whole values: where a passage is cut is each highlighter's own choice.
    extraParams: { hl: 'true', 'hl.fl': 'title,description', 'hl.fragsize': '0', ...more },
  })

/** Did-you-mean and highlights (spec 7.1: spellcheck.suggestions and extra params). */
export const wordRequests = [
  ...['cabn', 'lkae', 'superor', 'lakee cabni', 'lake', 'lake cabni', 'zzzzzz', 'appartment'].map(
    (q) => spelt(q),
  ),
  spelt('cabn', { 'spellcheck.count': '1' }),
  spelt('cabn', { 'spellcheck.count': '10' }),
  spelt('lake', { 'spellcheck.q': 'supperior' }),
  spelt('cabn', { 'spellcheck.extendedResults': 'true' }),
  spelt('quiet cabn', { 'spellcheck.collate': 'true' }),
  spelt('cabn', { 'json.nl': 'flat' }),
  marked('one word', 'superior'),
  marked('two words', 'lakeside cabin'),
  marked('a phrase', '"lake superior"'),
  marked('a beginning', 'sup*'),
  marked('a near miss', 'superor~1'),
  marked('among markup', 'bold'),
  marked('none without words', ''),
  marked('marks of the page', 'superior', { 'hl.simple.pre': '[[', 'hl.simple.post': ']]' }),
  marked('marks of one field', 'superior', { 'f.title.hl.simple.pre': '<b>' }),
]
