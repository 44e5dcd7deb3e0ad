<?php
declare(strict_types=1);

namespace Vitrine\Markup;

/** Something whose rendering is left to the browser: markup that browsers repair, or texts of another language. */
final class NotPlain extends \RuntimeException {}
