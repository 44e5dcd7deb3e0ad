import type { Page } from '@playwright/test'
import { expect } from '../support/test'

export const gallery = (page: Page) => page.getByRole('dialog', { name: 'Gallery' })

export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

export const control = (page: Page, name: string) =>
  gallery(page).getByRole('button', { name, exact: true })

export const counter = (page: Page) => page.locator('.vitrine-gallery__counter')

export const currentImage = (page: Page) =>
  page.locator('.pswp__item:not([inert]) img.pswp__img:not(.pswp__img--placeholder)')

export const caption = (page: Page) => page.locator('.vitrine-gallery__caption')

/** Waits until the gallery is open and shows the image. */
export async function waitForImage(page: Page, alt: string): Promise<void> {
  await expect(currentImage(page)).toHaveAttribute('alt', alt)
  await expect(page.locator('.pswp')).toHaveCSS('opacity', '1')
}
