import type { WebServer } from '../proxy/webServer'
import { startStandIn } from '../support/startStandIn'

const MODULE = 'sites/all/modules/vitrine_search'

/** Serves the module of the recipe on a stand-in of Drupal 7. */
export function startDrupal7(
  solr: string,
  { cleanUrls }: { cleanUrls: boolean },
): Promise<WebServer> {
  const standIn = {
    script: 'test/cms/drupal/drupal7.php',
    recipes: {
      [MODULE]: [
        'drupal7/vitrine_search.info',
        'drupal7/vitrine_search.module',
        'drupal7/vitrine-search.tpl.php',
        'drupal7/card.html',
      ],
    },
    library: MODULE,
    bundle: MODULE,
    files: {
      'misc/jquery.js': 'test/mount/app/jquery-1.4.4/jquery.min.js',
      'misc/drupal.js': 'test/cms/drupal/drupal.js',
    },
    env: { CLEAN_URLS: cleanUrls ? '1' : '0' },
  }
  return startStandIn(standIn, solr)
}
