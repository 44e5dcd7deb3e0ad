import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocks, sectionOf } from './markdown'

/** One recipe of the docs, as the browser receives it. */
export interface Recipe {
  readonly cms: string
  /** The HTML that the CMS renders from the recipe's template. */
  readonly markup: string
  /** Whether the first answer holds the documents, so that no second request asks for them. */
  readonly hasDocs?: true
  /** The settings that Drupal prints into the page. */
  readonly drupalSettings?: unknown
}

/**
 * The recipes that README and docs/recipes show. Their templates contain outputs and no other logic; each output is
 * named here, and an unknown one is an error.
 * @param root the repository's folder.
 */
export function readRecipes(root: string): readonly Recipe[] {
  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const block = (cms: string, language: string, index = 0) => {
    const found = blocks(text(`docs/recipes/${cms}/README.md`), language)[index]
    if (found === undefined) throw new Error(`The recipe ${cms} has no block of ${language}`)
    return found
  }
  const page = blocks(sectionOf(text('README.md'), '## A page that works'), 'html')[0] ?? ''
  const shortcode = /return <<<HTML\n([\s\S]*?)\n\s*HTML;/.exec(block('wordpress', 'php', 1))?.[1]
  return [
    { cms: "README's page", markup: withoutFiles(page) },
    { cms: 'Plain HTML', markup: `${block('plain', 'html', 1)}\n${block('plain', 'html')}` },
    {
      cms: 'Drupal',
      markup: rendered(block('drupal', 'twig'), {
        '{{ attributes }}': ' class="block block-views" id="block-listings"',
        '{{ title_prefix }}': '',
        '{{ title_suffix }}': '',
        '{{ search_id }}': 'listings',
        '{{ search_config }}': '{&quot;solr&quot;:{}}',
        '{{ first.facet }}': '',
        '{{ first.filters }}': '',
        '{{ first.results ?: content }}':
          '<article><h3><a href="/listings/1">From the view</a></h3></article>',
        '{{ first.pager }}': '',
        '{{ first.answer }}': '',
        '{{ card }}': text('docs/recipes/drupal/card.html'),
      }),
      hasDocs: true,
      drupalSettings: { vitrine: readPhpArray(block('drupal', 'php')) },
    },
    { cms: 'WordPress, pattern', markup: WORDPRESS_SETTINGS + block('wordpress', 'html') },
    {
      cms: 'WordPress, shortcode',
      markup:
        WORDPRESS_SETTINGS +
        rendered(shortcode ?? '', {
          '"$id"': '"listings"',
          '"$config"': `"${'{"solr":{"max_rows":12}}'.replaceAll('"', '&quot;')}"`,
          '"$home"': '"/"',
          $fallback: '',
        }),
    },
    {
      cms: 'TYPO3',
      hasDocs: true,
      markup: rendered(block('typo3', 'fluid'), {
        '{config}': typo3Config(block('typo3', 'php'), block('typo3', 'typoscript')),
        '{first.facet -> f:format.raw()}': '',
        '{first.filters -> f:format.raw()}': '',
        '{first.results -> f:format.raw()}': '',
        '{first.pager -> f:format.raw()}': '',
        '{card -> f:format.raw()}': text('docs/recipes/typo3/card.html'),
        '{first.answer -> f:format.raw()}': '',
      }),
    },
  ]
}

/** The settings that the plugin for WordPress prints before the script, here with the address of the other recipes. */
const WORDPRESS_SETTINGS = `<script type="application/json" data-vitrine-settings>
  {"search":{"solr":{"url":"\\/solr\\/select"}}}</script>`

/** Replaces each output of a template by the value that a CMS would print. */
function rendered(template: string, outputs: Readonly<Record<string, string>>): string {
  let markup = template
  for (const [output, value] of Object.entries(outputs)) {
    if (!markup.includes(output)) throw new Error(`The template has no output ${output}`)
    markup = markup.replaceAll(output, () => value)
  }
  const unknown = /\{\{|\{%|\{[a-z]|"\$/.exec(markup)
  if (unknown) throw new Error(`This output has no value: ${markup.slice(unknown.index)}`)
  return markup
}

/** The configuration that the data processor of TYPO3 gives to the template, with the settings of the TypoScript. */
function typo3Config(php: string, typoScript: string): string {
  let array = php.replaceAll('(int) ', '')
  for (const [, name, value = ''] of typoScript.matchAll(/^ +settings\.(\w+) = (.+)$/gm)) {
    array = array.replace(`$processedData['settings']['${name}']`, `'${value}'`)
  }
  return JSON.stringify(readPhpArray(array)).replaceAll('"', '&quot;')
}

/** The array that a recipe assigns, whose values are texts, numbers, booleans, arrays and translated texts. */
function readPhpArray(php: string): unknown {
  const array = php.slice(php.indexOf('= [') + 2, php.lastIndexOf(']') + 1)
  // Of the brackets that are open, what closes them.
  const closings: string[] = []
  const json = array
    .replace(/\(string\) t\(('[^']*')\)/g, '$1')
    .replace(/\b(?:TRUE|FALSE)\b/g, (word) => word.toLowerCase())
    .replace(/,(\s*\])/g, '$1')
    .replace(/'([^'"\\]*)'/g, '"$1"')
    .replace(/\[(\s*"[^"]*"\s*=>)?|\]/g, (bracket, key = '') => {
      if (bracket === ']') return closings.pop() ?? ''
      closings.push(key ? '}' : ']')
      return (key ? '{' : '[') + key
    })
    .replace(/"\s*=>/g, '":')
  return JSON.parse(json)
}

/** The page without the elements that load our files, which have other addresses here. */
function withoutFiles(page: string): string {
  return page.replace(/^<(?:link|script).*$/gm, '')
}
