// The part of Drupal 7's misc/drupal.js that attaches behaviors.
var Drupal = { settings: {}, behaviors: {} }
Drupal.attachBehaviors = (context, settings) => {
  jQuery.each(Drupal.behaviors, function () {
    if (jQuery.isFunction(this.attach))
      this.attach(context || document, settings || Drupal.settings)
  })
}
jQuery(() => Drupal.attachBehaviors(document, Drupal.settings))
