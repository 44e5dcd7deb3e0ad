/** A town with listings in and around it. */
export interface Place {
  readonly city: string
  readonly region: string
  readonly latitude: number
  readonly longitude: number
  /** What the place is near, for titles and descriptions. */
  readonly near: string
}

const rows: readonly (readonly [string, string, number, number, string])[] = [
  ['Lake Tahoe', 'California', 39.096, -120.032, 'the lake'],
  ['Truckee', 'California', 39.328, -120.183, 'the ski lifts'],
  ['Big Bear Lake', 'California', 34.244, -116.911, 'the village'],
  ['Mendocino', 'California', 39.308, -123.799, 'the headlands'],
  ['San Francisco', 'California', 37.775, -122.419, 'the ferry building'],
  ['Joshua Tree', 'California', 34.135, -116.313, 'the national park'],
  ['Bend', 'Oregon', 44.058, -121.315, 'the river trail'],
  ['Cannon Beach', 'Oregon', 45.892, -123.961, 'Haystack Rock'],
  ['Hood River', 'Oregon', 45.708, -121.513, 'the gorge'],
  ['Portland', 'Oregon', 45.515, -122.679, 'the pearl district'],
  ['Leavenworth', 'Washington', 47.596, -120.662, 'the river'],
  ['Port Townsend', 'Washington', 48.117, -122.76, 'the harbor'],
  ['Seattle', 'Washington', 47.606, -122.332, 'the market'],
  ['Winthrop', 'Washington', 48.478, -120.186, 'the ski trails'],
  ["Coeur d'Alene", 'Idaho', 47.678, -116.78, 'the boardwalk'],
  ['Sun Valley', 'Idaho', 43.697, -114.352, 'the slopes'],
  ['Whitefish', 'Montana', 48.411, -114.338, 'Glacier National Park'],
  ['Bozeman', 'Montana', 45.677, -111.043, 'Bridger Bowl'],
  ['Jackson Hole', 'Wyoming', 43.479, -110.762, 'the Tetons'],
  ['Moab', 'Utah', 38.573, -109.55, 'the arches'],
  ['Park City', 'Utah', 40.646, -111.498, 'Main Street'],
  ['Breckenridge', 'Colorado', 39.482, -106.038, 'the gondola'],
  ['Estes Park', 'Colorado', 40.377, -105.522, 'the park entrance'],
  ['Telluride', 'Colorado', 37.937, -107.812, 'the box canyon'],
  ['Santa Fe', 'New Mexico', 35.687, -105.938, 'the plaza'],
  ['Taos', 'New Mexico', 36.407, -105.573, 'the pueblo'],
  ['Sedona', 'Arizona', 34.87, -111.761, 'the red rocks'],
  ['Flagstaff', 'Arizona', 35.198, -111.651, 'the observatory'],
  ['Fredericksburg', 'Texas', 30.275, -98.872, 'the vineyards'],
  ['Austin', 'Texas', 30.267, -97.743, 'the lake trail'],
  ['Grand Marais', 'Minnesota', 47.751, -90.334, 'Lake Superior'],
  ['Duluth', 'Minnesota', 46.787, -92.1, 'Canal Park'],
  ['Door County', 'Wisconsin', 45.024, -87.013, 'the cherry orchards'],
  ['Traverse City', 'Michigan', 44.763, -85.621, 'the bay'],
  ['Gatlinburg', 'Tennessee', 35.714, -83.51, 'the Smokies'],
  ['Asheville', 'North Carolina', 35.595, -82.552, 'the Blue Ridge Parkway'],
  ['Outer Banks', 'North Carolina', 35.559, -75.467, 'the dunes'],
  ['Savannah', 'Georgia', 32.081, -81.091, 'Forsyth Park'],
  ['Blue Ridge', 'Georgia', 34.864, -84.324, 'the scenic railway'],
  ['Lake Placid', 'New York', 44.279, -73.98, 'Mirror Lake'],
  ['Hudson', 'New York', 42.253, -73.791, 'Warren Street'],
  ['Stowe', 'Vermont', 44.465, -72.687, 'the mountain road'],
  ['Bar Harbor', 'Maine', 44.388, -68.204, 'Acadia'],
  ['Kennebunkport', 'Maine', 43.361, -70.477, 'Dock Square'],
]

/** Where the demo's listings are. */
export const places = rows.map(
  ([city, region, latitude, longitude, near]): Place => ({
    city,
    region,
    latitude,
    longitude,
    near,
  }),
) as [Place, ...Place[]]
