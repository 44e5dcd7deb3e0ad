/**
 * The oldest browsers that the bundle supports: Baseline widely available, which every engine has
 * shipped for thirty months.
 */
export const BROWSER_TARGET = ['chrome124', 'edge124', 'firefox126', 'safari17.5']
