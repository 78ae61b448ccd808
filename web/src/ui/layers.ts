/** Layers of the page, from the specification's §9. */
export const layers = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 } as const;

/** Above the dialogs that are open, and at the given layer when there is none. */
export function layerNow(base: number, page: Document): number {
  const isCovered = page.querySelector('.MuiDialog-root') !== null;
  return isCovered ? base + 1 : base;
}
