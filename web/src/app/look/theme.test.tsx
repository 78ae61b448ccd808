import { Dialog, Menu, MenuItem, Popover, ThemeProvider } from '@mui/material';
import { esES } from '@mui/material/locale';
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { wearEveryStyle } from '../../testing/hidingStyles.tsx';
import { theme } from './theme.ts';
import { dropdownHeight } from './themeComponents.ts';

beforeEach(wearEveryStyle);

const zIndexOf = (className: string) => {
  const found = document.querySelector(`.${className}`);
  return found === null ? null : getComputedStyle(found).zIndex;
};

function open({ isAsking }: { readonly isAsking: boolean }) {
  render(
    <ThemeProvider theme={theme}>
      <Dialog open={isAsking}>Pregunta</Dialog>
      <Menu open anchorEl={document.body}>
        <MenuItem>Torre 1</MenuItem>
      </Menu>
      <Popover open anchorEl={document.body} className="cuenta">
        Cuenta
      </Popover>
    </ThemeProvider>,
  );
}

test('specification §9: dialogs, drawers and tooltips are on their layers', () => {
  const { modal, drawer, tooltip } = theme.zIndex;
  expect({ modal, drawer, tooltip }).toEqual({ modal: 1100, drawer: 1000, tooltip: 1100 });
});

test('specification §9: menus and overlays are on their layers', () => {
  open({ isAsking: false });
  expect([zIndexOf('MuiMenu-root'), zIndexOf('cuenta')]).toEqual(['1000', '1000']);
});

test('a list that opens from a dialog is not under it', () => {
  open({ isAsking: true });
  expect([zIndexOf('MuiMenu-root'), zIndexOf('cuenta')]).toEqual(['1100', '1100']);
});

test('specification §9: a list to choose from is at most 200 px tall', () => {
  open({ isAsking: false });
  expect(dropdownHeight).toBe(200);
  const list = document.querySelector('.MuiMenu-paper');
  expect(list === null ? null : getComputedStyle(list).maxHeight).toBe('200px');
  expect(theme.components?.MuiAutocomplete?.styleOverrides?.listbox).toEqual({ maxHeight: 200 });
});

test('the locale names the button that closes a message', () => {
  const closeText = esES.components?.MuiAlert?.defaultProps?.closeText;
  expect(closeText).toBe('Cerrar');
  expect(theme.components?.MuiAlert?.defaultProps?.closeText).toBe(closeText);
});
