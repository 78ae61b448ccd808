import { createContext, type ReactNode, useContext, useMemo, useReducer, useRef } from 'react';
import { ToastArea, type ToastList, ToastListContext } from './ToastArea.tsx';
import { changeToasts, type NewToast } from './toastList.ts';

interface Toasts {
  readonly add: (toast: NewToast) => number;
  readonly remove: (id: number) => void;
  readonly removeGroup: (group: string) => void;
  readonly removeAll: () => void;
}

const ToastsContext = createContext<Toasts | null>(null);

/** Notifications for everything inside; the area at the top right takes those without a group. */
export function ToastsProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, change] = useReducer(changeToasts, []);
  // Specification §3: ids are given from 0 when a message brings none.
  const next = useRef(0);
  const actions = useMemo<Toasts>(
    () => ({
      add: (toast) => {
        const id = toast.id ?? next.current++;
        change({ kind: 'add', toast: { severity: 'info', closable: true, ...toast, id } });
        return id;
      },
      remove: (id) => change({ kind: 'remove', id }),
      removeGroup: (group) => change({ kind: 'removeGroup', group }),
      removeAll: () => change({ kind: 'removeAll' }),
    }),
    [],
  );
  const list = useMemo<ToastList>(
    () => ({ toasts, onClose: actions.remove, onGone: (id) => change({ kind: 'gone', id }) }),
    [toasts, actions],
  );
  return (
    <ToastsContext value={actions}>
      <ToastListContext value={list}>
        {children}
        <ToastArea />
      </ToastListContext>
    </ToastsContext>
  );
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (toasts === null) throw new Error('useToasts needs a ToastsProvider around it.');
  return toasts;
}
