import { defaultLimits } from '../../../demo/server/proxy/proxyConfig'

/** A site's proxy that lets visitors search all fields; without `near`, `distance` is a field as any other. */
export const OPEN_PROXY = {
  solr: '',
  filters: [],
  fields:
    'distance id title price rating available amount note category levels arrival booked place town size city region host'.split(
      ' ',
    ),
  defaults: {},
  boosts: [],
  ignored: ['json.wrf'],
  limits: defaultLimits,
}
