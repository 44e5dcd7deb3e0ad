/**
 * The panel's controls, in groups. `reload`: the setting applies after a reload of the page.
 * @type {readonly { title: string, controls: readonly { name: string, label: string, reload?: boolean,
 *   min?: string, max?: string, step?: string, options?: readonly (readonly [string, string])[] }[] }[]}
 */
export const CONTROL_LIST = [
  {
    title: 'Network',
    controls: [
      { name: 'latency', label: 'Latency (ms)', min: '0', max: '60000', step: '50' },
      { name: 'jitter', label: 'Jitter (ms)', min: '0', max: '60000', step: '50' },
      { name: 'failureRate', label: 'Failure rate (0–1)', min: '0', max: '1', step: '0.05' },
      {
        name: 'kind',
        label: 'Kind of failure',
        options: [
          ['500', 'Status 500'],
          ['html', 'HTML, not JSON'],
          ['truncated', 'Truncated'],
          ['empty', 'Empty'],
          ['hang', 'Never responds'],
        ],
      },
      {
        name: 'reorder',
        label: 'Order of responses',
        options: [
          ['0', 'As sent'],
          ['1', 'Swapped in pairs'],
        ],
      },
      { name: 'seed', label: 'Random seed', min: '0', max: '2147483647', step: '1' },
    ],
  },
  {
    title: 'Data',
    controls: [
      {
        name: 'corpus',
        label: 'Listings',
        reload: true,
        options: [
          ['0', 'None'],
          ['1', 'One'],
          ['24', '24'],
          ['2000', '2,000'],
          ['20000', '20,000'],
        ],
      },
    ],
  },
  {
    title: 'Page',
    controls: [
      {
        name: 'lang',
        label: 'Language',
        reload: true,
        options: [
          ['', 'The page’s'],
          ['en', 'English'],
          ['de', 'German'],
          ['fr', 'French'],
          ['es', 'Spanish'],
          ['ar', 'Arabic'],
        ],
      },
      {
        name: 'dir',
        label: 'Direction',
        reload: true,
        options: [
          ['', 'The page’s'],
          ['ltr', 'Left to right'],
          ['rtl', 'Right to left'],
        ],
      },
      {
        name: 'scheme',
        label: 'Colours',
        options: [
          ['', 'The system’s'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ],
      },
      {
        name: 'motion',
        label: 'Motion',
        options: [
          ['', 'The system’s'],
          ['reduce', 'Reduced'],
        ],
      },
      {
        name: 'csp',
        label: 'Content security',
        reload: true,
        options: [
          ['none', 'The page’s'],
          ['strict', 'Strict'],
        ],
      },
    ],
  },
  {
    title: 'Analytics and consent',
    controls: [
      {
        name: 'tags',
        label: 'Tag manager',
        reload: true,
        options: [
          ['', 'The page’s'],
          ['ok', 'Calls back'],
          ['slow', 'Calls back after 1.2 s'],
          ['blocked', 'Never calls back'],
          ['throwing', 'Throws'],
          ['absent', 'None'],
        ],
      },
      {
        name: 'consent',
        label: 'Consent',
        reload: true,
        options: [
          ['', 'Not needed'],
          ['granted', 'Granted'],
          ['denied', 'Denied'],
          ['unanswered', 'Not answered yet'],
        ],
      },
    ],
  },
]
