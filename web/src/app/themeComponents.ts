import type { Components, Theme } from '@mui/material/styles';
import { layers, listLayer } from '../ui/layers.ts';

/** Specification §9: the tallest that a list to choose from may be. */
export const dropdownHeight = 200;

/** How our widgets differ from MUI's. */
export const themeComponents: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // MUI says this with `:has`, which Firefox 115 does not understand.
      '[data-color-scheme="light"]': { colorScheme: 'light' },
      '[data-color-scheme="dark"]': { colorScheme: 'dark' },
      // Figures that move must not dance: tabular everywhere.
      body: { fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' },
      'h1, h2, h3': { textWrap: 'balance' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // None, and not a short one: that would give every property a transition, and a screen that
          // is measured to fit would read the sizes from before.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40 },
      sizeSmall: { minHeight: 32, fontSize: '0.875rem' },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem' },
    },
  },
  MuiMenu: {
    styleOverrides: { root: listLayer(layers.menu), paper: { maxHeight: dropdownHeight } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      popper: listLayer(layers.overlay),
      listbox: { maxHeight: dropdownHeight },
    },
  },
  MuiPopover: { styleOverrides: { root: listLayer(layers.overlay) } },
  MuiPaper: { defaultProps: { variant: 'outlined' } },
  MuiAppBar: { defaultProps: { variant: 'elevation', elevation: 0 } },
  // Nothing below 14 pixels.
  MuiChip: { styleOverrides: { label: { fontSize: '0.875rem' } } },
  MuiToggleButton: {
    styleOverrides: {
      // What can be chosen must not look as if it could not.
      root: ({ theme }) => ({ color: (theme.vars ?? theme).palette.text.primary }),
      sizeSmall: { fontSize: '0.875rem' },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -10px) scale(0.875)' } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: { '& legend': { fontSize: '0.875em' } } },
  },
  MuiTableCell: { styleOverrides: { alignRight: { whiteSpace: 'nowrap' } } },
  MuiAlert: { styleOverrides: { message: { fontSize: '1rem' } } },
  MuiAlertTitle: { styleOverrides: { root: { fontWeight: 700 } } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem' } } },
};
