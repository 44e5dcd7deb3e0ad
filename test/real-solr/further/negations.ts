import { filtered, further } from './furtherRequest'

/** Negated values, ranges and groups, with and without a tag. */
export const negationRequests = [
  ...filtered('negation', [
    '{!tag=bundle}-bundle:cabin',
    '-bundle:cabin',
    '{!tag=amenities}-amenities:"Pets welcome"',
    '{!tag=tags}-tags:"the \\"blue\\" room"',
    '{!tag=tags}-tags:"owner\'s choice"',
    '{!tag=tags}-tags:"-10%"',
    '{!tag=tags}-tags:\\-10%',
    '{!tag=tags}-tags:"NOT"',
    '{!tag=tags}-tags:"C:\\\\cabins\\\\north"',
    '{!tag=tags}-tags:"trailing backslash\\\\"',
    '{!tag=price}-price:[100 TO 200}',
    '{!tag=price}-price:[* TO *]',
    '{!tag=bundle}-bundle:( cabin OR loft )',
    '{!tag=bundle}-bundle:cabin -bundle:loft',
    '{!tag=bundle}-(bundle:cabin OR city:Seattle)',
    '{!tag=category}-category:"Cabins"',
    '{!tag=category}-category:"Cabins/Log cabins"',
    '{!tag=created}-created:[2026-01-01T00:00:00Z TO *]',
    '{!tag=available}-available:true',
    '!bundle:cabin',
    'NOT bundle:cabin',
    '{!tag=bundle}*:* -bundle:cabin',
    '{!tag=bundle}bundle:( -cabin )',
  ]),
  further('negation: two fields', { fq: ['{!tag=a}-bundle:cabin', '{!tag=b}-city:Seattle'] }),
  further('negation: counts without it', {
    fq: ['{!tag=amenities}-amenities:Sauna', '{!tag=bundle}bundle:cabin'],
    'facet.field': ['{!ex=amenities}amenities', 'bundle'],
  }),
  further('negation: counts with it', { fq: '-amenities:Sauna', 'facet.field': 'amenities' }),
  further('negation: counted', {
    'facet.query': ['{!key=without}-amenities:Sauna', '{!key=with}amenities:Sauna'],
  }),
]
