import type { DateChoice } from '../../../src/facets/dates/dateChoice'
import { type DateWords, presetLabel } from '../../../src/facets/dates/dateLabel'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { DatesState } from './useDates'

interface Props extends Pick<DatesState, 'presets' | 'choice' | 'choose' | 'prefetch'> {
  /** Makes the radio buttons one group; what a plain form calls the facet, without JavaScript. */
  readonly name: string
  readonly words: DateWords
}

/** "Any date" and the presets, one of which can be chosen; none is while other dates are. */
export function PresetList({ name, presets, choice, words, choose, prefetch }: Props) {
  const translate = useTranslate()
  const row = (value: string, label: string, chosen: DateChoice | null, count: number | null) => (
    <label key={value} className="vitrine-facet__item" {...prefetch?.(chosen)}>
      <input
        className="vitrine-facet__check"
        type="radio"
        name={name}
        value={value}
        checked={chosen ? isPreset(choice, value) : choice === null}
        onChange={() => choose(chosen)}
      />
      <bdi className="vitrine-facet__value">{label}</bdi>
      {count !== null && (
        <>
          {' '}
          <span className="vitrine-facet__count">{translate('facet.count', { n: count })}</span>
        </>
      )}
    </label>
  )
  return (
    <div className="vitrine-dates__presets">
      {row('', words.translate('dates.any'), null, null)}
      {presets.map((preset) =>
        row(preset.name, presetLabel(preset, words), { preset: preset.name }, preset.count),
      )}
    </div>
  )
}

function isPreset(choice: DateChoice | null, name: string): boolean {
  return choice !== null && 'preset' in choice && choice.preset === name
}
