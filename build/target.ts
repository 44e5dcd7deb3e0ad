/**
 * The oldest browsers that the bundle runs in: Baseline widely available, that is what every
 * engine has shipped for thirty months (design: the last two years of each browser).
 */
export const BROWSER_TARGET = ['chrome124', 'edge124', 'firefox126', 'safari17.5']
