/* The page's script, with jQuery in noConflict mode: window.$ is Prototype's here. */
jQuery(($) => {
  $('body').on('click', '.js-greet', function () {
    const greeting = $(this).next('.js-greeting')
    greeting.text(`${greeting.data('text')} ${$('#guest').val()}`)
  })
  // Many themes have such a site-wide handler: links with this class open in place.
  $('a.ajax').on('click', (event) => event.preventDefault())
})
