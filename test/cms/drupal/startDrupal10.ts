import type { WebServer } from '../proxy/webServer'
import { startStandIn } from '../support/startStandIn'

const MODULE = 'modules/custom/vitrine_search'

/** Serves the module and the template of the recipe on a stand-in of Drupal 10. */
export function startDrupal10(solr: string): Promise<WebServer> {
  const standIn = {
    script: 'test/cms/drupal/drupal10.php',
    recipes: {
      [MODULE]: ['drupal/vitrine_search.module', 'drupal/card.html', 'drupal/src'],
      '.': ['drupal/templates'],
    },
    library: MODULE,
    bundle: MODULE,
  }
  return startStandIn(standIn, solr)
}
