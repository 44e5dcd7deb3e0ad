<?php
// What a search of your site may reach. proxy.php and the modules for WordPress and Drupal read this file.
return [
  // The core or collection.
  'solr' => 'http://127.0.0.1:8983/solr/listings',
  // Added to each request.
  'filters' => ['index_id:listings'],
  // All that visitors may search, filter, sort by and see.
  'fields' => ['id', 'index_id', 'title', 'teaser', 'url', 'city', 'price', 'images', 'bundle', 'entity_type', 'suggest'],
  // Sent where a request does not set them.
  'defaults' => ['qf' => 'title^3 teaser city'],
];
