/** The keys of the texts that load with further facets and widgets, to be known before; a test compares them. */
export const FURTHER_MESSAGE_KEYS =
  'facet.any facet.chosen facet.clear facet.clearOf near.label near.me near.locating near.place near.anywhere near.here near.point near.value near.radius near.any near.chip near.chipHere near.chipPoint near.chipAny near.chipAnyHere near.chipAnyPoint near.privacy near.denied near.unavailable near.timeout dates.any dates.today dates.tomorrow dates.weekend dates.next dates.last dates.thisMonth dates.nextMonth dates.thisYear dates.start dates.end dates.since dates.until dates.between dates.unknown dates.months dates.month dates.invalid dates.crossed dates.oneNight facet.without bucket.under bucket.between bucket.over rating.atLeast facet.found tree.toggle breadcrumb.all pageSize.label view.label view.grid view.list'.split(
    ' ',
  )
