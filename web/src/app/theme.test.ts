import { expect, test } from 'vitest';
import { theme } from './theme.ts';
import { dropdownHeight } from './themeComponents.ts';

test('specification §9: dialogs, drawers and tooltips are on their layers', () => {
  const { modal, drawer, tooltip } = theme.zIndex;
  expect({ modal, drawer, tooltip }).toEqual({ modal: 1100, drawer: 1000, tooltip: 1100 });
});

test('specification §9: a list to choose from is at most 200 px tall', () => {
  expect(dropdownHeight).toBe(200);
  expect(theme.components?.MuiMenu?.styleOverrides?.paper).toEqual({ maxHeight: 200 });
  expect(theme.components?.MuiAutocomplete?.styleOverrides?.listbox).toEqual({ maxHeight: 200 });
});
