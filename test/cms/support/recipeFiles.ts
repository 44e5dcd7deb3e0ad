import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The folder of the built files. */
export const DIST = process.env['DIST_DIR'] ?? join(ROOT, 'dist')

const recipes = join(ROOT, 'docs/recipes')

/** The text of a recipe's file. */
export function recipeText(path: string): string {
  return readFileSync(join(recipes, path), 'utf8')
}

/** Copies files and folders of the recipes into a folder, as they are. */
export function copyRecipes(folder: string, paths: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  for (const path of paths) {
    cpSync(join(recipes, path), join(folder, basename(path)), { recursive: true })
  }
}

/** Copies the library for PHP into a folder, as the recipes say. */
export function copyPhpLibrary(folder: string): void {
  cpSync(join(ROOT, 'cms/php'), join(folder, 'php'), { recursive: true })
}

/** Copies the built script and style sheet into a folder. */
export function copyBundle(folder: string): void {
  for (const name of ['vitrine.js', 'vitrine.css']) {
    cpSync(join(DIST, name), join(folder, name))
  }
}

/** Writes the site's settings of the proxy: those of the recipe with another Solr and two more fields. */
export function writeSite(folder: string, solr: string): void {
  const site = recipeText('proxy/site.php')
    .replace('http://127.0.0.1:8983/solr/listings', solr)
    .replace("'images',", "'images', 'amenities', 'host',")
  writeFileSync(join(folder, 'site.php'), site)
}

/** The text of a page of the guide. */
export function guideText(page: string): string {
  return readFileSync(join(ROOT, 'docs/guide', page), 'utf8')
}
