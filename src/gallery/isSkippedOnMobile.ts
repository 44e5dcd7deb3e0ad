import type { LightboxSettings } from './config'

/** Whether the gallery is skipped because this screen counts as a mobile device (spec 2.4, 3.18). */
export function isSkippedOnMobile(
  { mobiledetect, mobiledevicewidth }: LightboxSettings,
  screenWidth: number,
): boolean {
  return mobiledetect && screenWidth <= mobiledevicewidth
}
