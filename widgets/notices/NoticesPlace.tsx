/**
 * Where a page wants its notices (spec 8): an empty place, found by its class when there are any. What the CMS
 * rendered beside it, such as messages of its own, stays.
 */
export function NoticesPlace() {
  return <div className="vitrine-notices__place" />
}
