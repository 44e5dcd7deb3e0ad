import { renderPage } from './renderPage'

/** A page of which a gallery shows one part. The rest must not be shown, and its script must never run. */
export function houseRulesPage(): string {
  const script = '<script>window.vitrineHacked = "a fragment ran script"</script>'
  return renderPage(
    'House rules',
    `<nav><a href="/">Home</a></nav>
<div id="rules">
  <h2>House rules</h2>
  <p>Please leave the place as you would like to find it.</p>
  <p><a href="/gallery/pictures/small/51.svg" class="colorbox" title="The kitchen">The kitchen, as it should look</a></p>
  <p><label>A question? <input type="text" name="question" /></label></p>
  ${script}
</div>`,
  )
}
