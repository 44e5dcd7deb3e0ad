<div id="<?php print $id; ?>" data-vitrine="search" data-vitrine-config="<?php print $config; ?>">
  <div data-vitrine="search-box">
    <form action="<?php print base_path(); ?>" method="get">
      <input type="hidden" name="q" value="search/node">
      <label><?php print t('Search'); ?> <input type="search" name="keys"></label>
      <button><?php print t('Search'); ?></button>
    </form>
  </div>
  <div data-vitrine="facet" data-vitrine-field="city"><?php print $first->facet(['field' => 'city']); ?></div>
  <div data-vitrine="current-filters"><?php print $first->currentFilters(); ?></div>
  <div data-vitrine="results"><?php print $first->results([], ['result' => $card]); ?></div>
  <div data-vitrine="pager"><?php print $first->pager(); ?></div>
  <template data-vitrine-template="result"><?php print $card; ?></template>
  <?php print $first->answerScript(); ?>
</div>
