/*
 * Replaces Leaflet's detection of browsers. Each browser of `BROWSER_TARGET` has pointer events, 3D transforms, SVG
 * and passive listeners, and none is an Internet Explorer or an old Opera, so the code for these is left out.
 */
const { platform, userAgent } = navigator
const names = (pattern: RegExp) => pattern.test(userAgent)

export const ie = false
export const ielt9 = false
export const ie3d = false
export const edge = false
export const android23 = false
export const androidStock = false
export const opera = false
export const opera12 = false
export const mobileOpera = false
export const phantom = false
export const msPointer = false
export const vml = false
export const any3d = true
export const canvas = true
export const inlineSvg = true
export const passiveEvents = true
export const pointer = true
export const svg = true
export const touch = true

export const android = /* @__PURE__ */ names(/android/i)
export const webkit = /* @__PURE__ */ names(/webkit/i)
export const webkit3d = webkit
export const gecko = !webkit
export const gecko3d = gecko
export const chrome = /* @__PURE__ */ names(/chrome/i)
export const safari = !chrome && /* @__PURE__ */ names(/safari/i)
export const linux = /* @__PURE__ */ platform.startsWith('Linux')
export const mac = /* @__PURE__ */ platform.startsWith('Mac')
export const win = /* @__PURE__ */ platform.startsWith('Win')
export const mobile = 'orientation' in window || names(/mobile/i)
export const mobileGecko = mobile && gecko
export const mobileWebkit = mobile && webkit
export const mobileWebkit3d = mobileWebkit
export const retina = devicePixelRatio > 1
export const touchNative = 'ontouchstart' in window || 'TouchEvent' in window
