import { ALL_ROWS, createSearch } from '../contractRequest'

const spellcheckRequest = (q: string, more: Readonly<Record<string, string>> = {}) =>
  createSearch(`spelling: ${q} ${Object.keys(more).join(' ')}`.trim(), {
    q,
    rows: 0,
    extraParams: { spellcheck: 'true', ...more },
  })

const highlightRequest = (name: string, q: string, more: Readonly<Record<string, string>> = {}) =>
  createSearch(`highlights: ${name}`, {
    q,
    rows: ALL_ROWS,
    // Whole values, because each highlighter cuts passages at other places.
    extraParams: { hl: 'true', 'hl.fl': 'title,description', 'hl.fragsize': '0', ...more },
  })

/** Did-you-mean and highlights (spec 7.1: spellcheck.suggestions and extra params). */
export const spellcheckAndHighlightRequests = [
  ...['cabn', 'lkae', 'superor', 'lakee cabni', 'lake', 'lake cabni', 'zzzzzz', 'appartment'].map(
    (q) => spellcheckRequest(q),
  ),
  spellcheckRequest('cabn', { 'spellcheck.count': '1' }),
  spellcheckRequest('cabn', { 'spellcheck.count': '10' }),
  spellcheckRequest('lake', { 'spellcheck.q': 'supperior' }),
  spellcheckRequest('cabn', { 'spellcheck.extendedResults': 'true' }),
  spellcheckRequest('quiet cabn', { 'spellcheck.collate': 'true' }),
  spellcheckRequest('cabn', { 'json.nl': 'flat' }),
  highlightRequest('one word', 'superior'),
  highlightRequest('two words', 'lakeside cabin'),
  highlightRequest('a phrase', '"lake superior"'),
  highlightRequest('a prefix', 'sup*'),
  highlightRequest('a fuzzy word', 'superor~1'),
  highlightRequest('among markup', 'bold'),
  highlightRequest('nothing without words', ''),
  highlightRequest('marks of the page', 'superior', {
    'hl.simple.pre': '[[',
    'hl.simple.post': ']]',
  }),
  highlightRequest('marks of one field', 'superior', { 'f.title.hl.simple.pre': '<b>' }),
]
