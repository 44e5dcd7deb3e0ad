<?php

namespace Drupal\vitrine_search\Controller;

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Vitrine\Proxy;
use Vitrine\Proxy\NoAnswer;
use Vitrine\Proxy\Request as SearchRequest;

/**
 * The search proxy, at /solr/select.
 */
final class SelectController {

  public function select(Request $request): Response {
    require_once dirname(__DIR__, 2) . '/php/autoload.php';
    $proxy = new Proxy(require dirname(__DIR__, 2) . '/site.php');
    $answer = $proxy->handle(new SearchRequest(
      $request->getMethod(),
      (string) $request->headers->get('content-type'),
      (string) $request->server->get('QUERY_STRING'),
      $request->getContent(TRUE),
      [],
      $request->headers->has('content-encoding')
    ));
    try {
      return new Response($answer->body(), $answer->status, $answer->headers);
    }
    catch (NoAnswer $broken) {
      return new Response('', 502);
    }
  }

}
