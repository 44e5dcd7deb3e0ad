import type { LightboxSettings } from './config'

/** Whether links work as links: mobile devices are left out, and this screen is one (spec 2.4, 3.18). */
export function isCutOff(
  { mobiledetect, mobiledevicewidth }: LightboxSettings,
  screenWidth: number,
): boolean {
  return mobiledetect && screenWidth <= mobiledevicewidth
}
