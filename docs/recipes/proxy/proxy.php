<?php
// The search proxy at `/solr/select`. nginx.conf and apache.htaccess send that address here.
require __DIR__ . '/SearchProxy.php';

if (strtok($_SERVER['REQUEST_URI'], '?') !== '/solr/select') {
  http_response_code(404);
  exit;
}
(new Vitrine\SearchProxy(require __DIR__ . '/site.php'))->serve();
