/**
 * Folds the case of each UTF-16 unit by itself, as Solr's facet.contains.ignoreCase compares. The result has the
 * length of the text, so that what is found in it is at the same place in the text.
 */
export function foldCase(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at)
    const changed = unit.toUpperCase()
    const upper = changed.length === 1 ? changed : unit
    // The lower case of one letter, İ, has two units: Java takes the first.
    folded += upper.toLowerCase().charAt(0)
  }
  return folded
}
