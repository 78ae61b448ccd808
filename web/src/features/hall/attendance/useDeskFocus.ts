import { useEffect } from 'react';
import { isTextField } from '../../../ui/device/isTextField.ts';

/**
 * The keyboard of the desk is never lost, whichever of its works is open: "/" goes to the search from
 * anywhere but a text, leaving what is in front of it as Escape would; and when a dialog goes whose button
 * went too, the search has the keys.
 */
export function useDeskFocus(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      if (dialogOf(document.activeElement) === null) {
        goToSearch();
        return;
      }
      const leaving = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', leaving));
      // A dialog that waits for an answer stays in front; one that goes gives the keys back first.
      requestAnimationFrame(() => {
        if (dialogOf(document.activeElement) === null) goToSearch();
      });
    };
    const observer = new MutationObserver((changes) => {
      const hasGone = changes.some(({ removedNodes }) => [...removedNodes].some(holdsDialog));
      if (hasGone && document.activeElement === document.body) goToSearch();
    });
    addEventListener('keydown', listen);
    observer.observe(document.body, { childList: true });
    return () => {
      removeEventListener('keydown', listen);
      observer.disconnect();
    };
  }, []);
}

function goToSearch(): void {
  const search = document.querySelector<HTMLInputElement>('input[type="search"]');
  search?.focus();
  search?.select();
}

function dialogOf(element: Element | null): Element | null {
  return element?.closest('.MuiModal-root') ?? null;
}

function holdsDialog(node: Node): boolean {
  return node instanceof Element && node.querySelector('[role="dialog"]') !== null;
}
