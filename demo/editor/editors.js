/*
 * Four editors: three rich-text editors from their packages, and a text area for Drupal's Insert module. Each is
 * { files, start }. `start` returns { read, insert } and calls `changed` at every change.
 */
window.demoEditors = {
  tinymce: {
    files: ['/editors/tinymce/tinymce.min.js'],
    async start(area, changed) {
      const [editor] = await window.tinymce.init({
        target: area,
        base_url: '/editors/tinymce',
        suffix: '.min',
        plugins: 'image link',
        toolbar: 'undo redo | bold italic | link image',
        image_title: true,
        menubar: false,
        statusbar: false,
        branding: false,
        promotion: false,
        convert_urls: false,
        height: 320,
        iframe_aria_text: 'The story',
      })
      editor.on('input change undo redo SetContent', changed)
      return {
        read: () => editor.getContent(),
        insert(html) {
          editor.insertContent(html)
          editor.focus()
        },
      }
    },
  },
  ckeditor4: {
    files: ['/editors/ckeditor4/ckeditor.js'],
    async start(area, changed) {
      const editor = window.CKEDITOR.replace(area, {
        // No update check: this page works without a network.
        versionCheck: false,
        title: 'The story',
        toolbar: [
          ['Undo', 'Redo'],
          ['Bold', 'Italic'],
          ['Link', 'Image'],
        ],
        removePlugins: 'scayt,wsc',
        height: 230,
      })
      await new Promise((resolve) => editor.on('instanceReady', resolve))
      editor.on('change', changed)
      return {
        read: () => editor.getData(),
        insert(html) {
          editor.insertHtml(html)
          editor.focus()
        },
      }
    },
  },
  ckeditor5: {
    files: ['/editors/ckeditor5/ckeditor5.css', '/editors/ckeditor5/ckeditor5.umd.js'],
    async start(area, changed) {
      const { ClassicEditor, Essentials, Paragraph, Bold, Italic, Link, Image, ImageInsertViaUrl } =
        window.CKEDITOR
      const editor = await ClassicEditor.create(area, {
        licenseKey: 'GPL',
        plugins: [Essentials, Paragraph, Bold, Italic, Link, Image, ImageInsertViaUrl],
        toolbar: ['undo', 'redo', '|', 'bold', 'italic', '|', 'link', 'insertImageViaUrl'],
        label: 'The story',
      })
      editor.model.document.on('change:data', changed)
      return {
        read: () => editor.getData(),
        insert(html) {
          const content = editor.data.toModel(editor.data.processor.toView(html))
          editor.model.insertContent(content)
          editor.editing.view.focus()
        },
      }
    },
  },
  insert: {
    files: ['/vendor/jquery/jquery.min.js'],
    async start(area, changed) {
      area.addEventListener('input', changed)
      return {
        read: () => area.value,
        // As Drupal's Insert does: listeners of its event may change the content before it is inserted.
        insert(content, { title, widgetType }) {
          const escaped = new Option(title).innerHTML.replaceAll('"', '&quot;')
          const options = { widgetType, filename: 'lake.svg', style: 'large', content }
          options.fields = { title: escaped, alt: '' }
          window.jQuery.event.trigger('insertIntoActiveEditor', [options])
          const { selectionStart, selectionEnd, value } = area
          area.value = value.slice(0, selectionStart) + options.content + value.slice(selectionEnd)
          area.selectionEnd = area.selectionStart = selectionStart + options.content.length
          changed()
        },
      }
    },
  },
}
