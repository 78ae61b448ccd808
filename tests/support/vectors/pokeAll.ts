/**
 * Does to all that a page has what a person might, pressing, passing over and reaching it. Links that only
 * open another tab are left alone: that is what they are for. It travels to the browser, so it stands alone.
 */
export function pokeAll(page: Document = document): void {
  for (const element of page.querySelectorAll<HTMLElement>('body, body *')) {
    for (const type of ['mouseover', 'pointerover', 'pointerenter', 'mouseenter']) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    }
    element.focus?.();
    const opensApart = element.getAttribute('target') === '_blank';
    if (!opensApart) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }
}
