import type { ReactNode } from 'react';

/** The texts of a confirmation. Specification §3; callbacks may take their time. */
export interface ConfirmationOptions {
  readonly header?: ReactNode;
  readonly headerClass?: string;
  readonly message?: ReactNode;
  readonly contentClass?: string;
  readonly icon?: ReactNode;
  readonly iconContainerClass?: string;
  readonly accept?: () => unknown;
  readonly acceptLabel?: string;
  readonly acceptIcon?: ReactNode;
  readonly acceptButtonClass?: string;
  readonly reject?: () => unknown;
  readonly rejectLabel?: string;
  readonly rejectIcon?: ReactNode;
  readonly rejectButtonClass?: string;
  readonly footerClass?: string;
  /**
   * The effect of Enter where there is nothing to write: `accepts` only a safe act, and then also from a line
   * of text; `rejects` where something would be taken from somebody. Not said: nothing.
   */
  readonly enter?: 'accepts' | 'rejects';
}

export interface Confirmation extends ConfirmationOptions {
  readonly open: boolean;
}

/** Specification §8 and §9; its literals stay as they were given. */
export const confirmationDefaults = {
  open: false,
  header: 'Confirmar',
  message: 'Esta seguro de llevar acabo esta acción',
  acceptLabel: 'Aceptar',
  rejectLabel: 'Cancelar',
} as const satisfies Confirmation;

export type ConfirmationChange =
  | { readonly kind: 'ask'; readonly options: ConfirmationOptions }
  | { readonly kind: 'reset' };

/** Asking merges the options into the state and opens; closing leaves nothing of them. */
export function changeConfirmation(state: Confirmation, change: ConfirmationChange): Confirmation {
  switch (change.kind) {
    case 'ask':
      return { ...state, ...change.options, open: true };
    case 'reset':
      return confirmationDefaults;
  }
}
