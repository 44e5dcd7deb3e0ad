// The blocks in the editor: the real thing as the server renders it, and its settings in the sidebar.
;((wp) => {
  const { createElement: el, Fragment } = wp.element
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const {
    CheckboxControl,
    Disabled,
    PanelBody,
    RangeControl,
    SelectControl,
    TextControl,
    ToggleControl,
  } = wp.components
  const { __ } = wp.i18n
  const { facets, pages } = window.vitrineSearchEditor || { facets: [], pages: [] }

  const choice = (value, label) => ({ value, label })

  /** Chooses the facets, in the order in which they are ticked. Without any, all are shown. */
  const facetControls = ({ attributes, setAttributes }) =>
    facets.map(({ field, label }) =>
      el(CheckboxControl, {
        key: field,
        label,
        checked: attributes.facets.includes(field),
        onChange: (isChosen) =>
          setAttributes({
            facets: isChosen
              ? [...attributes.facets, field]
              : attributes.facets.filter((one) => one !== field),
          }),
      }),
    )

  const searchControls = (props) => {
    const { attributes, setAttributes } = props
    const set = (name) => (value) => setAttributes({ [name]: value })
    return el(
      Fragment,
      null,
      el(
        PanelBody,
        { title: __('Search', 'vitrine-search') },
        el(RangeControl, {
          label: __('Results on a page', 'vitrine-search'),
          value: attributes.rows,
          min: 1,
          max: 100,
          onChange: set('rows'),
        }),
        el(SelectControl, {
          label: __('Card of a result', 'vitrine-search'),
          value: attributes.card,
          options: [
            choice('picture', __('Picture and teaser', 'vitrine-search')),
            choice('text', __('Text', 'vitrine-search')),
            choice('details', __('Picture and details', 'vitrine-search')),
            choice('part', __('A template part of the theme', 'vitrine-search')),
          ],
          onChange: set('card'),
        }),
        attributes.card === 'part' &&
          el(TextControl, {
            label: __('Name of the template part', 'vitrine-search'),
            value: attributes.part,
            onChange: set('part'),
          }),
        el(ToggleControl, {
          label: __('Search box', 'vitrine-search'),
          checked: attributes.box,
          onChange: set('box'),
        }),
        el(ToggleControl, {
          label: __('Order', 'vitrine-search'),
          checked: attributes.sort,
          onChange: set('sort'),
        }),
      ),
      el(
        PanelBody,
        { title: __('Facets', 'vitrine-search') },
        el(SelectControl, {
          label: __('Place of the facets', 'vitrine-search'),
          value: attributes.layout,
          options: [
            choice('side', __('At the side', 'vitrine-search')),
            choice('top', __('Above the results', 'vitrine-search')),
            choice('none', __('No facets', 'vitrine-search')),
          ],
          onChange: set('layout'),
        }),
        ...facetControls(props),
        facets.length > 0 &&
          el(
            'p',
            { className: 'components-base-control__help' },
            __('Without any, all are shown.', 'vitrine-search'),
          ),
      ),
    )
  }

  const pageControls = ({ attributes, setAttributes }) =>
    el(
      PanelBody,
      { title: __('Page', 'vitrine-search') },
      el(SelectControl, {
        label: __('Page that it leads to', 'vitrine-search'),
        value: String(attributes.page),
        options: [
          choice('0', __('The search page of the settings', 'vitrine-search')),
          ...pages.map(({ id, title }) => choice(String(id), title)),
        ],
        onChange: (id) => setAttributes({ page: Number(id) }),
      }),
    )

  const register = (name, controls) =>
    wp.blocks.registerBlockType(`vitrine-search/${name}`, {
      edit: (props) =>
        el(
          'div',
          useBlockProps(),
          el(InspectorControls, null, controls(props)),
          el(
            Disabled,
            null,
            el(wp.serverSideRender, {
              block: `vitrine-search/${name}`,
              attributes: props.attributes,
            }),
          ),
        ),
      save: () => null,
    })

  register('search-page', searchControls)
  register('saved-items', searchControls)
  register('search-box', pageControls)
  register('saved-counter', pageControls)
})(window.wp)
