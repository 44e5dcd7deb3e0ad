import type { WebServer } from '../proxy/webServer'
import { startStandIn } from '../support/startStandIn'

const PRIVATE = 'package/Resources/Private/Vitrine'

/** Serves the classes and the template of the recipe on a stand-in of TYPO3. */
export function startTypo3(solr: string): Promise<WebServer> {
  const standIn = {
    script: 'test/cms/typo3/typo3.php',
    recipes: {
      package: ['typo3/Classes', 'typo3/Search.html', 'typo3/setup.typoscript'],
      [PRIVATE]: ['typo3/card.html'],
    },
    library: PRIVATE,
    bundle: '.',
  }
  return startStandIn(standIn, solr)
}
