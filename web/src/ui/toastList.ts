export type ToastSeverity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

/** Specification §3: a notification message. */
export interface Toast {
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
  /** It was taken away and is on its way out. */
  readonly isLeaving?: boolean;
}

export type NewToast = Pick<Toast, 'summary'> & Partial<Toast>;

export type ToastChange =
  | { readonly kind: 'add'; readonly toast: Toast }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'removeGroup'; readonly group: string }
  | { readonly kind: 'removeAll' }
  | { readonly kind: 'gone'; readonly id: number };

/** A message that is taken away leaves first (it is seen to go), and then is gone. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  switch (change.kind) {
    case 'add':
      return [...toasts.filter((toast) => toast.id !== change.toast.id), change.toast];
    case 'remove':
      return leave(toasts, (toast) => toast.id === change.id);
    case 'removeGroup':
      return leave(toasts, (toast) => toast.group === change.group);
    case 'removeAll':
      return leave(toasts, () => true);
    case 'gone':
      return toasts.filter((toast) => toast.id !== change.id);
  }
}

function leave(toasts: readonly Toast[], which: (toast: Toast) => boolean): readonly Toast[] {
  return toasts.map((toast) => (which(toast) ? { ...toast, isLeaving: true } : toast));
}
