import { createContext, type ReactNode, useContext, useMemo, useReducer, useRef } from 'react';
import { ToastArea, type ToastList, ToastListContext } from './ToastArea.tsx';
import { changeToasts, type NewToast, noToasts } from './toastList.ts';

interface Toasts {
  /** Shows a message and answers with its id. One with the id of another takes its place. */
  readonly add: (toast: NewToast) => number;
  readonly remove: (id: number) => void;
  readonly removeGroup: (group: string) => void;
  readonly removeAll: () => void;
}

const ToastsContext = createContext<Toasts | null>(null);

/** Notifications for everything inside; the area at the top right takes those without a group. */
export function ToastsProvider({ children }: { readonly children: ReactNode }) {
  const [{ toasts }, change] = useReducer(changeToasts, noToasts);
  const nextId = useIds();
  const actions = useMemo<Toasts>(
    () => ({
      add: (toast) => {
        const id = nextId(toast.id);
        change({ kind: 'add', toast: { ...toast, id } });
        return id;
      },
      remove: (id) => change({ kind: 'remove', id }),
      removeGroup: (group) => change({ kind: 'removeGroup', group }),
      removeAll: () => change({ kind: 'removeAll' }),
    }),
    [nextId],
  );
  const list = useMemo<ToastList>(
    () => ({
      toasts,
      onClose: actions.remove,
      onGone: (serial) => change({ kind: 'gone', serial }),
    }),
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

/** Specification §3: ids are given from 0; one that a message brought is never given to another. */
function useIds() {
  const next = useRef(0);
  const brought = useRef(new Set<number>());
  return useMemo(
    () => (id: number | undefined) => {
      if (id !== undefined) {
        brought.current.add(id);
        return id;
      }
      while (brought.current.has(next.current)) next.current++;
      return next.current++;
    },
    [],
  );
}
