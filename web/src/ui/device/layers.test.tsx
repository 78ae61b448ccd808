import { afterEach, expect, test } from 'vitest';
import { layerAbove, layers } from './layers.ts';

afterEach(() => document.body.replaceChildren());

test('specification §9: the layers of the page', () => {
  expect(layers).toEqual({ modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 });
});

test.each([
  ['nothing', '', 1100],
  ['a menu', '<div class="MuiModal-root" style="z-index: 1000"></div>', 1100],
  ['a dialog', '<div class="MuiModal-root" style="z-index: 1100"></div>', 1101],
  ['a hidden one', '<div class="MuiModal-root MuiModal-hidden" style="z-index: 1100"></div>', 1100],
])('over a page covered by %s', (_, html, layer) => {
  document.body.innerHTML = html;
  expect(layerAbove(layers.modal, document)).toBe(layer);
});
