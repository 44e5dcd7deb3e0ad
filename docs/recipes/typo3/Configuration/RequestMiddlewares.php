<?php

// The search proxy stands before TYPO3 looks for a site and a page.
return ['frontend' => ['vendor/site-package/select' => [
  'target' => \Vendor\SitePackage\SelectMiddleware::class,
  'before' => ['typo3/cms-frontend/site'],
]]];
