import { blocks, sectionOf } from './markdown'

/** One recipe of README, as the visitor's browser gets it. */
export interface Recipe {
  readonly cms: string
  /** What the CMS renders of the recipe's template. */
  readonly markup: string
  /** What Drupal prints as its settings. */
  readonly drupalSettings?: unknown
}

/**
 * The recipes that README shows. Their templates hold no logic but outputs, each of which is named here;
 * one that is not is an error.
 */
export function readRecipes(readme: string): readonly Recipe[] {
  const one = (heading: string, language: string, at = 0) => {
    const block = blocks(sectionOf(readme, heading), language)[at]
    if (block === undefined) throw new Error(`${heading} has no block of ${language}`)
    return block
  }
  const shortcode = /return <<<HTML\n([\s\S]*?)\n\s*HTML;/.exec(one('### WordPress', 'php'))?.[1]
  return [
    { cms: 'Plain HTML', markup: inBody(one('## A page that works', 'html')) },
    {
      cms: 'Drupal',
      markup: rendered(one('### Drupal', 'twig'), {
        "{{ attach_library('mytheme/vitrine') }}": '',
        '{{ attributes }}': ' class="block block-views" id="block-listings"',
        '{{ title_suffix }}': '',
        '{{ content }}': '<article><h3><a href="/listings/1">From the view</a></h3></article>',
      }),
      drupalSettings: { vitrine: readPhpArray(one('### Drupal', 'php')) },
    },
    { cms: 'WordPress, what an editor wrote', markup: one('### WordPress', 'html') },
    {
      cms: 'WordPress, shortcode',
      markup: rendered(shortcode ?? '', {
        '"$config"': `"${'{"solr":{"url":"\\/solr\\/select","max_rows":12}}'.replaceAll('"', '&quot;')}"`,
      }),
    },
    {
      cms: 'TYPO3',
      markup: rendered(one('### TYPO3', 'fluid'), readTypoScript(one('### TYPO3', 'typoscript'))),
    },
  ]
}

/** Puts what a CMS would have put in the place of each output. */
function rendered(template: string, outputs: Readonly<Record<string, string>>): string {
  let markup = template
  for (const [output, value] of Object.entries(outputs)) {
    if (!markup.includes(output)) throw new Error(`The template does not put out ${output}`)
    markup = markup.replaceAll(output, () => value)
  }
  const left = /\{\{|\{%|\{[a-z]|"\$/.exec(markup)
  if (left) throw new Error(`Nobody renders what begins here: ${markup.slice(left.index)}`)
  return markup
}

/** `settings.url = /solr/select` as what `{settings.url}` puts out. */
function readTypoScript(text: string): Readonly<Record<string, string>> {
  const settings = [...text.matchAll(/^ +(settings\.\w+) = (.+)$/gm)]
  return Object.fromEntries(settings.map(([, name, value = '']) => [`{${name}}`, value]))
}

/** The array that a recipe assigns, whose values are texts, numbers, arrays and translated texts. */
function readPhpArray(php: string): unknown {
  const array = php.slice(php.indexOf('= [') + 2, php.lastIndexOf(']') + 1)
  const json = array
    .replace(/\(string\) t\(('[^']*')\)/g, '$1')
    .replace(/,(\s*\])/g, '$1')
    .replace(/'([^'"\\]*)'/g, '"$1"')
    .replace(/"\s*=>/g, '":')
    .replaceAll('[', '{')
    .replaceAll(']', '}')
  return JSON.parse(json)
}

/** The page without what loads our files, which have other addresses here. */
function inBody(page: string): string {
  return page.replace(/^<(?:link|script).*$/gm, '')
}
