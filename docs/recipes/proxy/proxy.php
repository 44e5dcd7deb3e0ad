<?php
// The search proxy at `/solr/select`. nginx.conf and apache.htaccess send that address here.
require __DIR__ . '/php/autoload.php';

if (strtok($_SERVER['REQUEST_URI'], '?') !== '/solr/select') {
  http_response_code(404);
  exit;
}
$proxy = new Vitrine\Proxy(require __DIR__ . '/site.php');
$proxy->handle(Vitrine\Proxy\Request::fromGlobals())->send();
