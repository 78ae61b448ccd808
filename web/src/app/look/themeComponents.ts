import type { Components, Theme } from '@mui/material/styles';
import { layers, listLayer } from '../../ui/device/layers.ts';

/** Specification §9: the tallest that a list to choose from may be. */
export const dropdownHeight = 200;

/** Where it is pressed with a finger, nothing is smaller than one (`base.css`). */
const atLeast = (pixels: number) => `max(${pixels}px, var(--finger, 0px))`;

/** A shade at the edge where a list goes on: four rows of a finger's size fill it to the pixel. */
const goesOn = (paper: string) =>
  [
    `linear-gradient(${paper} 40%, transparent) 0 0 / 100% 32px no-repeat local`,
    `linear-gradient(transparent, ${paper} 60%) 0 100% / 100% 32px no-repeat local`,
    'radial-gradient(farthest-side at 50% 0, rgba(128, 128, 128, 0.6), transparent) 0 0 / 100% 12px no-repeat scroll',
    'radial-gradient(farthest-side at 50% 100%, rgba(128, 128, 128, 0.6), transparent) 0 100% / 100% 12px no-repeat scroll',
    paper,
  ].join(', ');

/** The same at the sides of a table that is wider than its place. */
const goesOnBeside = (paper: string) =>
  [
    `linear-gradient(to right, ${paper} 40%, transparent) 0 0 / 40px 100% no-repeat local`,
    `linear-gradient(to left, ${paper} 40%, transparent) 100% 0 / 40px 100% no-repeat local`,
    'radial-gradient(farthest-side at 0 50%, rgba(128, 128, 128, 0.6), transparent) 0 0 / 14px 100% no-repeat scroll',
    'radial-gradient(farthest-side at 100% 50%, rgba(128, 128, 128, 0.6), transparent) 100% 0 / 14px 100% no-repeat scroll',
    paper,
  ].join(', ');

/** The one ring of the focused element, as `text.css` draws it; inside an element that cuts off its outside. */
const ring = { outline: '3px solid', outlineColor: 'var(--mui-palette-primary-main)' } as const;
const ringAround = { '&.Mui-focusVisible': { ...ring, outlineOffset: 2 } };
const ringWithin = { '&.Mui-focusVisible': { ...ring, outlineOffset: -3 } };

/** How our widgets differ from MUI's. */
export const themeComponents: Components<Theme> = {
  MuiButtonBase: { styleOverrides: { root: ringAround } },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: { minHeight: atLeast(40) },
      sizeSmall: { minHeight: atLeast(32), fontSize: '0.875rem' },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem' },
    },
  },
  MuiIconButton: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: { minWidth: atLeast(0), minHeight: atLeast(0) },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { minHeight: atLeast(0), ...ringWithin } } },
  MuiMenuItem: { styleOverrides: { root: ringWithin } },
  MuiTab: { defaultProps: { disableFocusRipple: true }, styleOverrides: { root: ringWithin } },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: atLeast(0) } } },
  MuiMenu: {
    styleOverrides: {
      root: listLayer(layers.menu),
      paper: ({ theme }) => ({
        maxHeight: dropdownHeight,
        background: goesOn((theme.vars ?? theme).palette.background.paper),
      }),
    },
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
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      // An option that can be chosen must not look disabled.
      root: ({ theme }) => ({
        color: (theme.vars ?? theme).palette.text.primary,
        minHeight: atLeast(0),
      }),
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
  MuiTableContainer: {
    styleOverrides: {
      root: ({ theme }) => ({
        background: goesOnBeside((theme.vars ?? theme).palette.background.paper),
      }),
    },
  },
  // The first tab begins where the page does: an arrow that leads nowhere takes no room.
  MuiTabScrollButton: { styleOverrides: { root: { '&.Mui-disabled': { width: 0 } } } },
  MuiTableCell: { styleOverrides: { alignRight: { whiteSpace: 'nowrap' } } },
  MuiAlert: { styleOverrides: { message: { fontSize: '1rem' } } },
  MuiAlertTitle: { styleOverrides: { root: { fontWeight: 700 } } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem' } } },
};
