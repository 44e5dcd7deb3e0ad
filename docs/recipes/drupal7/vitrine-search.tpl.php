<div id="<?php print $id; ?>" data-vitrine="search" data-vitrine-config="<?php print $config; ?>">
  <div data-vitrine="search-box">
    <form action="<?php print base_path(); ?>" method="get">
      <input type="hidden" name="q" value="search/node">
      <label><?php print t('Search'); ?> <input type="search" name="keys"></label>
      <button><?php print t('Search'); ?></button>
    </form>
  </div>
  <div data-vitrine="facet" data-vitrine-field="city" data-vitrine-label="City" data-vitrine-operator="or"></div>
  <div data-vitrine="current-filters"></div>
  <div data-vitrine="results"></div>
  <div data-vitrine="pager"></div>
  <template data-vitrine-template="result">
    <h3><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></h3>
    <p data-vitrine-if="price"><b data-vitrine-text="price" data-vitrine-format="currency"></b> a night</p>
  </template>
</div>
