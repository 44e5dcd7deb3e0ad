/* The page's own behaviour, with jQuery in its noConflict way: window.$ belongs to Prototype here. */
jQuery(($) => {
  $('body').on('click', '.js-greet', function () {
    const greeting = $(this).next('.js-greeting')
    greeting.text(`${greeting.data('text')} ${$('#guest').val()}`)
  })
  // A site-wide handler that many themes have: links of the class open in place.
  $('a.ajax').on('click', (event) => event.preventDefault())
})
