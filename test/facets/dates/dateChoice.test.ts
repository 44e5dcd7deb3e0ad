/** @jest-environment node */
import {
  type DateChoice,
  readDateChoice,
  writeDateChoice,
} from '../../../src/facets/dates/dateChoice'
import { parsePreset } from '../../../src/facets/dates/presets/preset'

const presets = ['today', 'next-7-days', 'Summer 2026=2026-06-21..2026-09-22'].flatMap(
  (text) => parsePreset(text) ?? [],
)

test.each<[string, DateChoice]>([
  ['arrival:today', { preset: 'today' }],
  ['{!tag=arrival}arrival:next-7-days', { preset: 'next-7-days' }],
  ['arrival:summer-2026', { preset: 'summer-2026' }],
  ['arrival:[2026-07-01 TO 2026-07-07]', { from: '2026-07-01', to: '2026-07-07' }],
  ['arrival:[2026-07-01 TO *]', { from: '2026-07-01', to: null }],
  ['arrival:[* TO 2028-02-29]', { from: null, to: '2028-02-29' }],
  ['arrival:2026-07-01', { from: '2026-07-01', to: '2026-07-01' }],
  ['arrival:[NOW/DAY-1MONTH TO NOW]', { from: 'NOW/DAY-1MONTH', to: 'NOW' }],
  [
    'arrival:["2026-06-30T22:00:00Z" TO 2026-07-07T22:00:00.5Z/DAY]',
    { from: '2026-06-30T22:00:00Z', to: '2026-07-07T22:00:00.5Z/DAY' },
  ],
])('reads %s', (text, choice) => {
  expect(readDateChoice(text, presets)).toEqual(choice)
})

test.each([
  'arrival:weekend',
  'arrival:toString',
  'arrival:( today OR next-7-days )',
  'arrival:[2026-07-07 TO 2026-07-01]',
  'arrival:[2026-02-30 TO *]',
  'arrival:[* TO *]',
  'arrival:[2026-07-01T24:00:00Z TO *]',
  'arrival:[2026-02-30T00:00:00Z TO *]',
  'arrival:[NOW+1WEEK TO *]',
  'arrival:[NOW+99999YEARS TO *]',
  'arrival:[NOW/DAY/DAY/DAY/DAY/DAY/DAY/DAY TO *]',
  'arrival:[{!join} TO *]',
  'arrival:[2026-07-01 TO 2026-07-02] OR id:1',
  '-arrival:[2026-07-01 TO 2026-07-02]',
  'arrival:tod*',
  'arrival:',
])('takes %s as no choice of dates', (text) => {
  expect(readDateChoice(text, presets)).toBeNull()
})

test.each<DateChoice>([
  { preset: 'next-7-days' },
  { from: '2026-07-01', to: '2026-07-07' },
  { from: null, to: '2026-07-07' },
  { from: 'NOW/DAY-1MONTH', to: null },
])('writes %j so that it is read again', (choice) => {
  expect(readDateChoice(writeDateChoice('arrival', choice), presets)).toEqual(choice)
})

test.each([
  ['Été à Paris=2026-06-21..', { name: 'été-à-paris', label: 'Été à Paris' }],
  ['Last hour=NOW-1HOUR..NOW', { name: 'last-hour', label: 'Last hour' }],
  ['الصيف=..2026-09-22', { name: 'الصيف', label: 'الصيف' }],
])('names the preset %s', (text, expected) => {
  expect(parsePreset(text)).toMatchObject(expected)
})

test.each([
  ...['someday', 'next-0-days', 'next-1000-days', '', '=2026-01-01..', '!!!=2026-01-01..'],
  ...['Summer=2026-06-31..2026-09-22', 'Summer=..', 'Summer=2026-09-22..2026-06-21'],
])('takes %j as no preset', (text) => {
  expect(parsePreset(text)).toBeNull()
})
