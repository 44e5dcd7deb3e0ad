<?php
// A stand-in of TYPO3 as far as the classes and the template of the recipe use it: one middleware, one data processor,
// and the outputs of a Fluid template. The requests and responses are those of Debian's package php-nyholm-psr7.
namespace Psr\Http\Server {
  use Psr\Http\Message\ResponseInterface;
  use Psr\Http\Message\ServerRequestInterface;

  interface RequestHandlerInterface {
    public function handle(ServerRequestInterface $request): ResponseInterface;
  }
  interface MiddlewareInterface {
    public function process(ServerRequestInterface $request, RequestHandlerInterface $handler): ResponseInterface;
  }
}

namespace TYPO3\CMS\Frontend\ContentObject {
  use Psr\Http\Message\ServerRequestInterface;

  final class ContentObjectRenderer {
    private ServerRequestInterface $request;
    public function __construct(ServerRequestInterface $request) { $this->request = $request; }
    public function getRequest(): ServerRequestInterface { return $this->request; }
  }
  interface DataProcessorInterface {
    public function process(ContentObjectRenderer $cObj, array $contentObjectConfiguration, array $processorConfiguration, array $processedData): array;
  }
}

namespace {
  use Nyholm\Psr7\Factory\Psr17Factory;
  use Psr\Http\Message\ResponseInterface;
  use Psr\Http\Message\ServerRequestInterface;
  use Psr\Http\Server\RequestHandlerInterface;
  use TYPO3\CMS\Frontend\ContentObject\ContentObjectRenderer;
  use Vendor\SitePackage\Search;
  use Vendor\SitePackage\SelectMiddleware;

  require 'Nyholm/Psr7/autoload.php';
  const PACKAGE = __DIR__ . '/package';
  $path = strtok($_SERVER['REQUEST_URI'], '?');
  if (preg_match('/\.(?:js|css)$/', $path) && is_file(__DIR__ . $path)) return false;
  require PACKAGE . '/Classes/Search.php';
  require PACKAGE . '/Classes/SelectMiddleware.php';

  /** What TypoScript does: the settings, and the data processor that it names. */
  final class Page implements RequestHandlerInterface {
    public function handle(ServerRequestInterface $request): ResponseInterface {
      $factory = new Psr17Factory();
      if ($request->getUri()->getPath() !== '/listings') return $factory->createResponse(404);
      $typoScript = file_get_contents(PACKAGE . '/setup.typoscript');
      preg_match_all('/^ +settings\.(\w+) = (.+)$/m', $typoScript, $found);
      preg_match('/^ +dataProcessing\.10 = (.+)$/m', $typoScript, $processor);
      if ($processor[1] !== Search::class) throw new Exception("TypoScript names $processor[1]");
      $data = ['settings' => array_combine($found[1], $found[2])];
      $data = (new $processor[1]())->process(new ContentObjectRenderer($request), [], [], $data);
      return $factory->createResponse()->withBody($factory->createStream($this->page($this->fluid($data))));
    }

    /** `{a.b}` escapes, `{a.b -> f:format.raw()}` does not. */
    private function fluid(array $data): string {
      return preg_replace_callback('/\{(\w+)(?:\.(\w+))?( -> f:format\.raw\(\))?\}/', static function (array $output) use ($data): string {
        $value = ($output[2] ?? '') === '' ? $data[$output[1]] : $data[$output[1]][$output[2]];
        return isset($output[3]) ? $value : htmlspecialchars($value, ENT_QUOTES);
      }, file_get_contents(PACKAGE . '/Search.html'));
    }

    private function page(string $search): string {
      return <<<HTML
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Listings</title>
      <link rel="stylesheet" href="/vitrine.css"></head><body><main>$search</main>
      <script src="/vitrine.js" defer></script></body></html>
      HTML;
    }
  }

  $factory = new Psr17Factory();
  $request = new Nyholm\Psr7\ServerRequest($_SERVER['REQUEST_METHOD'], $_SERVER['REQUEST_URI'], getallheaders(), fopen('php://input', 'rb'), '1.1', $_SERVER);
  $response = (new SelectMiddleware($factory, $factory))->process($request, new Page());
  http_response_code($response->getStatusCode());
  foreach ($response->getHeaders() as $name => $values) foreach ($values as $value) header("$name: $value");
  echo $response->getBody();
}
