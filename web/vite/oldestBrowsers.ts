/**
 * The oldest browsers that every page serves (docs/decisions/0055-the-oldest-browsers.md). The build is
 * written for them, and the shipped files are checked against them.
 */
export const oldestBrowsers = { safari: '16.0', chrome: '109', firefox: '115' } as const;

/** As the build tools write it: `safari16.0`. */
export const buildTarget = Object.entries(oldestBrowsers).map((each) => each.join(''));
