/** Layers of the page, from the specification's §9. */
export const layers = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 } as const;

/** The layers that cover the page; all of them are put at the end of the body, the last one on top. */
const covers = '.MuiModal-root:not(.MuiModal-hidden)';

/** At the given layer, or above whatever covers the page now. */
export function layerAbove(base: number, page: Document): number {
  const taken = [...page.querySelectorAll<HTMLElement>(covers)].map(
    (cover) => Number(getComputedStyle(cover).zIndex) || 0,
  );
  return Math.max(base, ...taken.map((layer) => layer + 1));
}

/**
 * A list that opens from a dialog belongs above it, though lists have a lower layer: both are
 * children of the body, and the list comes later.
 */
export function listLayer(base: number) {
  return { zIndex: base, '.MuiDialog-root ~ &, .MuiDrawer-root ~ &': { zIndex: layers.modal } };
}
