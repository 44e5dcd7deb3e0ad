/** The contrast of two colours, `#rrggbb` each, as WCAG counts it. */
export function contrast(one, other) {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The colour of text on an accent. */
export function onAccent(accent) {
  return contrast(accent, '#ffffff') >= 4.5 ? '#ffffff' : '#101010'
}

function luminance(hex) {
  const [r, g, b] = hex.match(/[\da-f]{2}/gi).map((two) => {
    const part = Number.parseInt(two, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
