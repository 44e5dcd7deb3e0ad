<?php

declare(strict_types=1);

namespace Vendor\SitePackage;

use TYPO3\CMS\Frontend\ContentObject\ContentObjectRenderer;
use TYPO3\CMS\Frontend\ContentObject\DataProcessorInterface;
use Vitrine\FirstResults;
use Vitrine\Proxy;

/**
 * Gives the Fluid template the configuration of the search, its card and its first results.
 */
final class Search implements DataProcessorInterface {
  /** The folder with the library for PHP, site.php and the card. */
  private const FOLDER = __DIR__ . '/../Resources/Private/Vitrine';

  public function process(ContentObjectRenderer $cObj, array $contentObjectConfiguration, array $processorConfiguration, array $processedData): array {
    require_once self::FOLDER . '/php/autoload.php';
    // What the page searches for: the same for PHP and for the browser.
    $search = ['solr' => [
      'url' => $processedData['settings']['url'],
      'address' => 'query',
      'max_rows' => (int) $processedData['settings']['rows'],
      'return_full_docs' => false,
      'params' => ['fl' => 'id,title,url,price'],
      'facets' => [['data' => ['field' => 'city'], 'settings_global' => ['settings' => ['riotjs_label' => 'City', 'operator' => 'or']]]],
    ]];
    $card = (string) file_get_contents(self::FOLDER . '/card.html');
    $request = $cObj->getRequest();
    $language = $request->getAttribute('language');
    $first = new FirstResults($search, [
      'lang' => $language === null ? 'en' : $language->getLocale()->getLanguageCode(),
      'path' => $request->getUri()->getPath(),
      'query' => (string) ($request->getServerParams()['QUERY_STRING'] ?? ''),
    ]);
    $first->ask(new Proxy(require self::FOLDER . '/site.php'));
    return $processedData + ['config' => json_encode($search), 'card' => $card, 'first' => [
      'facet' => $first->facet(['field' => 'city']),
      'filters' => $first->currentFilters(),
      'results' => $first->results([], ['result' => $card]),
      'pager' => $first->pager(),
      'answer' => $first->answerScript(),
    ]];
  }
}
