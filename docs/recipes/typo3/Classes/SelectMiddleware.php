<?php

declare(strict_types=1);

namespace Vendor\SitePackage;

use Psr\Http\Message\ResponseFactoryInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Message\StreamFactoryInterface;
use Psr\Http\Server\MiddlewareInterface;
use Psr\Http\Server\RequestHandlerInterface;
use Vitrine\Proxy;
use Vitrine\Proxy\NoAnswer;
use Vitrine\Proxy\Request;

/**
 * The search proxy, at /solr/select.
 */
final class SelectMiddleware implements MiddlewareInterface {
  private const FOLDER = __DIR__ . '/../Resources/Private/Vitrine';

  private ResponseFactoryInterface $responses;
  private StreamFactoryInterface $streams;

  public function __construct(ResponseFactoryInterface $responses, StreamFactoryInterface $streams) {
    [$this->responses, $this->streams] = [$responses, $streams];
  }

  public function process(ServerRequestInterface $request, RequestHandlerInterface $handler): ResponseInterface {
    if ($request->getUri()->getPath() !== '/solr/select') return $handler->handle($request);
    require_once self::FOLDER . '/php/autoload.php';
    $body = $request->getBody()->detach();
    $answer = (new Proxy(require self::FOLDER . '/site.php'))->handle(new Request(
      $request->getMethod(),
      $request->getHeaderLine('content-type'),
      (string) ($request->getServerParams()['QUERY_STRING'] ?? ''),
      $body ?? '',
      [],
      $request->hasHeader('content-encoding')
    ));
    $response = $this->responses->createResponse($answer->status);
    foreach ($answer->headers as $name => $value) $response = $response->withHeader($name, $value);
    try {
      return $response->withBody($this->streams->createStream($answer->body()));
    } catch (NoAnswer $broken) {
      return $this->responses->createResponse(502);
    }
  }
}
