<?php
// Writes a thousand posts with two taxonomies' terms, meta fields and, for one in four, a picture; all are public.
$count = (int) ($argv[1] ?? 1000);
wp_defer_term_counting(true);
wp_suspend_cache_invalidation(false);
$cities = ['Lugano', 'Bern', 'Zermatt', 'St. Moritz', 'Ascona', 'Thun', 'Chur & Arosa', 'Genève'];
$kinds = ['Cabin', 'House', 'Apartment', 'Boat'];
$categories = array_map(static fn ($name) => wp_insert_term($name, 'category')['term_id'], $kinds);
$upload = wp_upload_bits('lake.png', null, base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='));
$picture = wp_insert_attachment(['post_title' => 'Lake', 'post_mime_type' => 'image/png', 'post_status' => 'inherit'], $upload['file']);
for ($i = 0; $i < $count; $i++) {
  $city = $cities[$i % 8];
  $kind = $i % 4;
  $id = wp_insert_post([
    'post_title' => "{$kinds[$kind]} {$city} $i",
    'post_content' => "<!-- wp:paragraph -->\n<p>A quiet place near the lake number $i, with a view over <strong>{$city}</strong> &amp; the mountains. Guests like the garden, the kitchen and the short way to the station.</p>\n<!-- /wp:paragraph -->",
    'post_status' => 'publish',
    'post_category' => [$categories[$kind]],
    'tags_input' => [$i % 3 ? 'family' : 'quiet', "tag-" . ($i % 12)],
    'meta_input' => ['city' => $city, 'price' => 50 + $i % 400, 'rooms' => 1 + $i % 6, 'opened' => sprintf('2024%02d%02d', 1 + $i % 12, 1 + $i % 28), 'spot' => (46 + $i % 10 / 10) . ',' . (7 + $i % 20 / 10)] + ($i % 4 === 0 ? ['_thumbnail_id' => $picture] : []),
  ], true);
  if (is_wp_error($id)) exit($id->get_error_message());
}
wp_defer_term_counting(false);
