import type { Reviewed } from './reviewedFinding.ts';
import { reviewedPdf } from './reviewedPdf.ts';

const named = (feature: string, whose: string): Reviewed => ({
  feature,
  reason: `A field or function of that name of ${whose}, not the browser's.`,
});
const asked = (feature: string, uses: number | null, reason: string): Reviewed =>
  uses === null ? { feature, reason } : { feature, uses, reason };

/** Called only where it is there, by its own library. */
const askedFirst: readonly Reviewed[] = [
  asked('.adoptedStyleSheets', 4, 'CodeMirror writes a <style> without it.'),
  asked('.ariaDisabled', 1, 'Data Grid reads undefined, which is not "true", and goes on.'),
  asked(
    '.autocapitalize',
    3,
    'CodeMirror reads it on iOS, which has it; inside GrapesJS it is set for it.',
  ),
  asked('.autocorrect', 2, 'The same, inside GrapesJS.'),
  asked('.cancelVideoFrameCallback', 2, 'The QR reader draws by animation frames without it.'),
  asked('Error.captureStackTrace', null, 'Every library looks whether Error has it.'),
  asked('.copyTo', 15, 'Of a VideoFrame, which the QR reader and pdf.js ask for first.'),
  asked('.cssFloat', 3, "React's old name of a style; Firefox has it, its data do not."),
  asked('.editContext', 29, "CodeMirror's own field, set only where window.EditContext is."),
  asked('.fetchPriority', 8, 'An attribute in React: a hint.'),
  asked('<link rel=expect>', null, 'Without it a page that arrives in pieces is drawn in pieces.'),
  asked('<link blocking>', null, 'The same.'),
  asked(
    'Uint8Array.fromHex',
    3,
    'pdfmake, of the page and of its writer, looks for both before using either.',
  ),
  asked('.getComposedRanges', 2, 'CodeMirror looks whether the selection has it.'),
  asked('.imageSizes', 5, 'An attribute in React and in its router: a hint.'),
  asked('.imageSmoothingQuality', 1, 'A hint when a logo is drawn smaller.'),
  asked('.movementX', 1, "React looks with 'in' and reckons it itself."),
  asked('.movementY', 1, "React looks with 'in' and reckons it itself."),
  ...['.requestFullscreen', '.exitFullscreen', '.fullscreenElement'].map((name) =>
    asked(name, null, 'GrapesJS looks for each, and its button for it is not shown.'),
  ),
  asked('.caretPositionFromPoint', 2, 'GrapesJS looks for it, and for the other.'),
  asked('.caretRangeFromPoint', 4, 'The same: without it what is dropped goes to the end.'),
  asked('.textRendering', 2, 'The editor of code inside GrapesJS, whose button is not shown.'),
  asked('.popover', 1, 'React listens to more events where the attribute is used; we do not.'),
  asked('.requestVideoFrameCallback', 2, 'The QR reader draws by animation frames without it.'),
  asked('.stackTraceLimit', 6, 'zod sets it and sets it back: a number that nobody else reads.'),
  asked('Error.stackTraceLimit', 3, 'pdfmake sets it and sets it back.'),
  asked('Symbol.dispose', 1, 'Firestore names a method by it that nobody calls.'),
  asked('Temporal.Instant', 4, 'Firestore looks with typeof; we never call toInstant.'),
  asked('.startViewTransition', 4, 'The router looks for it; React only in what we do not use.'),
  asked(
    '.toHex',
    5,
    'pdfmake looks for both before using either, and pdf.js first; a method of a colour in GrapesJS.',
  ),
  asked('.transferSize', 2, "React's guess of the network: without it, no guess."),
  asked('EditContext', 2, 'CodeMirror looks whether window has it.'),
  asked('Float16Array', 2, 'pdfmake looks with typeof.'),
  asked('Intl.Segmenter', 1, 'CodeMirror names it and uses nothing of it.'),
  asked('Temporal', 6, 'Firestore looks with typeof; we never call toInstant.'),
  asked('URL.canParse', 4, 'zod looks with typeof.'),
  asked('VideoFrame', 2, 'The QR reader looks with typeof.'),
  asked('cancelIdleCallback', 1, 'CodeMirror looks for requestIdleCallback, which comes with it.'),
  asked('cookieStore', 5, 'Firebase, where an account is kept in a cookie: ours never is.'),
  asked('import.meta.resolve', 2, "Vite's own loading of parts looks for it."),
  asked('navigation', 10, 'React looks with typeof.'),
  asked('navigator.connection', 2, 'React looks for it, and guesses without.'),
  asked('navigator.scheduling', 2, 'CodeMirror asks with ?.'),
  asked('navigator.userAgentData', 1, 'Popper looks for it and reads the user agent instead.'),
  asked('navigator.wakeLock', 1, "Ours: asked with 'in'. The screen may go dark, no more."),
  asked(
    'requestIdleCallback',
    4,
    'CodeMirror looks with typeof, and so do we: Safari waits a moment instead.',
  ),
  asked('setImmediate', 4, 'React and GrapesJS look with typeof.'),
  asked('syntax: lookbehind', 1, 'A text of a function never called, for the templates of docx.'),
];

/** Without it the page says the same and can be used; only looks change. */
const decoration: readonly Reviewed[] = [
  asked(
    'css :has',
    7,
    'MUI: room for the arrow of a select has the right fallback; `color-scheme` is said by our sheet.',
  ),
  asked('css :view-transition', 2, 'React, in what we do not use.'),
  asked('css :view-transition-group', 2, 'React, in what we do not use.'),
  asked('css color-adjust', null, 'MUI, in print: its own -webkit- form goes with it.'),
  asked(
    'css color-mix()',
    19,
    'MUI asks CSS.supports, or only where a theme has a colour space; Data Grid: a preview that we do not turn on; GrapesJS: shades of its borders; pdf.js: of its editor.',
  ),
  asked('css oklch()', 2, 'MUI, only where a theme has a colour space. Ours has none.'),
  asked('css overflow-anchor', null, 'The place of the scroll may move when an accordion opens.'),
  asked('css overflow-clip-margin', null, 'The edge of a lit tile may be cut.'),
  asked(
    'css scrollbar-width',
    null,
    'A scrollbar may be seen; MUI hides it by ::-webkit-scrollbar too.',
  ),
  asked('css text-wrap', null, 'Lines break less evenly.'),
  asked(
    'css text-size-adjust',
    1,
    'Safari has it with its prefix, which is said too; Firefox on a phone resizes.',
  ),
  asked('css forced-color-adjust', 2, 'Safari has no forced colours.'),
  asked('css alpha()', null, 'Of an old filter, in styles of GrapesJS; texts of css-tree.'),
  asked('css resize', null, 'A box of GrapesJS cannot be pulled larger.'),
  asked('css :selection', null, 'iOS colours what is selected itself.'),
  asked('<meta name=viewport>', null, 'A desktop browser needs none.'),
  asked('<meta name=theme-color>', null, 'The bar around the page keeps its colour.'),
  asked('<link rel=icon>', null, 'An SVG: what does not draw it shows none, or the touch icon.'),
  asked('<link rel=manifest>', null, 'A desktop browser that does not install it.'),
  asked(
    '<link rel=modulepreload>',
    null,
    'The parts come a moment later, when they are asked for.',
  ),
];

/** Words that CodeMirror offers to the writer of a page. */
const offered: readonly Reviewed[] = [
  ...['@counter-style', '@font-feature-values', '@page', '@position-try', '@property'],
  ...['@scope', '@starting-style', '@view-transition'],
].map((word) =>
  asked(`css ${word}`, null, 'A word that CodeMirror completes in somebody else’s text.'),
);

/** The scan cannot tell whose a name is: these are looked for in vain, but for pages in old browsers. */
const names: readonly Reviewed[] = [
  ...['.addElement', '.chunks', '.closedBy', '.drop', '.intersection', '.remote', '.scrollMargin'],
  ...['.windows'],
]
  .map((name) => named(name, 'CodeMirror'))
  .concat(
    ['.address', '.bytes', '.connection', '.toBase64'].map((name) => named(name, 'Firestore')),
    [
      '.alpha',
      '.component',
      '.delay',
      '.groupBy',
      '.orientation',
      '.region',
      '.role',
      '.variant',
    ].map((name) => named(name, 'MUI')),
    ['.animation', '.locale', '.priority', '.side'].map((name) =>
      named(name, 'React, MUI or dayjs'),
    ),
    [
      '.colorSpace',
      '.command',
      '.fontStretch',
      '.wordSpacing',
      '.getName',
      '.isError',
      '.sync',
    ].map((name) => named(name, 'pdfmake, MUI or CodeMirror')),
    ['.contentEncoding', '.when'].map((name) => named(name, 'zod')),
    ['.displayName', '.toArray'].map((name) => named(name, 'React')),
    ['.dispose', '.fileName', '.resizable', '.resize'].map((name) =>
      named(name, 'Data Grid or Popper'),
    ),
    ['.isVisible', '.pseudo', 'css :state'].map((name) => named(name, 'GrapesJS or css-tree')),
    ['.estimate'].map((name) => named(name, 'docx')),
    ['.handle', '.install'].map((name) => named(name, 'Workbox or the router')),
    ['.capture', '.revoke', '.serial', '.share', '.take', '.transfer'].map((name) =>
      named(name, 'ours'),
    ),
  );

export const reviewed: readonly Reviewed[] = [
  ...askedFirst,
  ...decoration,
  ...offered,
  ...names,
  ...reviewedPdf,
];
