/* Starts the editor that the URL names, inserts pictures into it, and shows the saved markup and a preview. */
{
  const element = (id) => document.getElementById(id)
  const parameter = new URLSearchParams(location.search).get('editor') ?? 'tinymce'
  const name = Object.hasOwn(window.demoEditors, parameter) ? parameter : 'tinymce'

  const load = (file) =>
    new Promise((resolve, reject) => {
      const isStyle = file.endsWith('.css')
      const tag = document.createElement(isStyle ? 'link' : 'script')
      Object.assign(tag, isStyle ? { rel: 'stylesheet', href: file } : { src: file })
      tag.addEventListener('load', resolve)
      tag.addEventListener('error', () => reject(new Error(`${file} did not load`)))
      document.head.append(tag)
    })

  const picture = () => {
    const image = document.createElement('img')
    const [option] = element('picture').selectedOptions
    image.setAttribute('src', `/pictures/${option.value}.svg`)
    image.setAttribute('alt', option.text)
    image.setAttribute('width', '240')
    image.setAttribute('height', '180')
    if (element('title').value) image.setAttribute('title', element('title').value)
    if (element('align').value) image.setAttribute('data-align', element('align').value)
    image.setAttribute('data-widget-type', element('widget').value)
    return image.outerHTML
  }

  const show = async (html) => {
    element('saved').textContent = html
    const page = new DOMParser().parseFromString(html, 'text/html')
    element('preview').replaceChildren(...page.body.childNodes)
    await window.Vitrine.captions.show(element('preview'))
  }

  const start = async () => {
    const { files, start } = window.demoEditors[name]
    for (const file of files) await load(file)
    const editor = await start(element('story'), () => show(editor.read()))
    element('insert').addEventListener('click', () => {
      const field = { title: element('title').value, widgetType: element('widget').value }
      editor.insert(picture(), field)
    })
    await show(editor.read())
    document.documentElement.dataset.editor = name
  }

  for (const link of document.querySelectorAll('a[data-editor]')) {
    if (link.dataset.editor === name) link.setAttribute('aria-current', 'true')
  }
  start()
}
