export const toastSeverities = [
  'info',
  'success',
  'warn',
  'error',
  'secondary',
  'contrast',
] as const;
export type ToastSeverity = (typeof toastSeverities)[number];

/** Specification §3: a notification message. */
interface Toast {
  readonly id: number;
  readonly severity: ToastSeverity;
  readonly summary: string;
  readonly detail?: string;
  /** Milliseconds until it goes by itself; without it, it stays until it is closed. */
  readonly life?: number;
  readonly closable: boolean;
  /** Routes the message to the area with the same group. */
  readonly group?: string;
  /** Class of the whole message. */
  readonly styleClass?: string;
  /** Class of its text. */
  readonly contentStyleClass?: string;
}

export type NewToast = Pick<Toast, 'summary'> & Partial<Toast>;

/** A message as it stands in the list. */
export interface ListedToast extends Toast {
  /** Counts what was ever added: a message that replaces another of its id is a new one. */
  readonly serial: number;
  /** The toast was taken away and is on its way out. */
  readonly isLeaving: boolean;
}

export interface ToastState {
  readonly toasts: readonly ListedToast[];
  readonly added: number;
}

export const noToasts: ToastState = { toasts: [], added: 0 };

export type ToastChange =
  | { readonly kind: 'add'; readonly toast: NewToast & { readonly id: number } }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'removeGroup'; readonly group: string }
  | { readonly kind: 'removeAll' }
  | { readonly kind: 'gone'; readonly serial: number };

/** A message that is taken away leaves first (it is seen to go), and then is gone. */
export function changeToasts({ toasts, added }: ToastState, change: ToastChange): ToastState {
  switch (change.kind) {
    case 'add': {
      const fresh = { severity: 'info', closable: true, ...change.toast } as const;
      const others = toasts.filter((toast) => toast.id !== change.toast.id);
      return {
        toasts: [...others, { ...fresh, serial: added, isLeaving: false }],
        added: added + 1,
      };
    }
    case 'remove':
      return { toasts: leave(toasts, (toast) => toast.id === change.id), added };
    case 'removeGroup':
      return { toasts: leave(toasts, (toast) => toast.group === change.group), added };
    case 'removeAll':
      return { toasts: leave(toasts, () => true), added };
    case 'gone':
      return { toasts: toasts.filter((toast) => toast.serial !== change.serial), added };
  }
}

function leave(toasts: readonly ListedToast[], which: (toast: Toast) => boolean) {
  return toasts.map((toast) => (which(toast) ? { ...toast, isLeaving: true } : toast));
}
