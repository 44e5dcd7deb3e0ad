<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** Solr can't be reached, does not answer in time, or its answer breaks off. */
final class NoAnswer extends \RuntimeException {}
