import { isAllowedField } from '../isAllowedField'
import type { ProxyConfig } from '../proxyConfig'
import { KEY, KILOMETRES, POINT, TAG } from '../query/localForms'
import { quoteValue, Rejected } from '../rejected'
import { filterQuery } from './filterQuery'
import type { Rule } from './rule'

const AREA = `sfield=(?<field>[^\\s{}'"$]+) pt=(?<point>${POINT}) d=(?<distance>${KILOMETRES})\\}$`
const FILTER = new RegExp(`^\\{!geofilt tag=${TAG} ${AREA}`, 'u')
const COUNT = new RegExp(`^\\{!geofilt key=${KEY}(?: ex=${TAG})? ${AREA}`, 'u')

/** `fq`: a circle around a point, else what every filter may be. */
export const filterOrCircle: Rule = (value, name, config) =>
  value.startsWith('{!geofilt ')
    ? circle(FILTER.exec(value), value, name, config)
    : filterQuery(value, name, config)

/** A circle of `facet.query`. */
export const countedCircle: Rule = (value, name, config) =>
  circle(COUNT.exec(value), value, name, config)

/** `pt`: a point of the globe. */
export const point: Rule = (value, name) => {
  if (new RegExp(`^(?:${POINT})$`).test(value) && isOnGlobe(value)) return value
  throw new Rejected(`${name} must be latitude,longitude in degrees, not ${quoteValue(value)}`)
}

/** `sfield`: an allowed field. */
export const placeField: Rule = (value, name, config) => {
  if (isAllowedField(value, config)) return value
  throw new Rejected(`${name}: ${quoteValue(value)} is not an allowed field`, value)
}

function circle(
  found: RegExpExecArray | null,
  value: string,
  name: string,
  config: ProxyConfig,
): string {
  const { field = '', point: center = '', distance = '' } = found?.groups ?? {}
  if (!found || !isOnGlobe(center) || !(Number(distance) <= config.limits.distance)) {
    throw new Rejected(
      `${name} must be a circle with a tag, a field, a point and up to ${config.limits.distance} km, not ${quoteValue(value)}`,
    )
  }
  placeField(field, name, config)
  return value
}

function isOnGlobe(text: string): boolean {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}
