import { createContext, type ReactNode, useContext, useMemo, useReducer, useRef } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import {
  type ConfirmationOptions,
  changeConfirmation,
  confirmationDefaults,
} from './confirmation.ts';

type Ask = (options?: ConfirmationOptions) => void;

const ConfirmationContext = createContext<Ask | null>(null);

/**
 * One confirmation for everything inside: closed until somebody asks, and then as if never asked.
 * Escape, the close icon and pressing outside answer nothing: they only close it.
 */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const [state, change] = useReducer(changeConfirmation, confirmationDefaults);
  const asked = useRef(0);
  const ask = useMemo<Ask>(
    () =>
      (options = {}) => {
        asked.current += 1;
        change({ kind: 'ask', options });
      },
    [],
  );
  const close = () => change({ kind: 'reset' });
  /** The end of an abandoned answer closes no later question. */
  const closeOwn = () => {
    const own = asked.current;
    return () => {
      if (asked.current === own) close();
    };
  };
  return (
    <ConfirmationContext value={ask}>
      {children}
      <ConfirmDialog
        state={state}
        onAccept={() => runThen(state.accept, closeOwn())}
        onReject={() => runThen(state.reject, closeOwn())}
        onClose={close}
      />
    </ConfirmationContext>
  );
}

/** Asks before doing something: `confirm({ message, accept })`. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmationContext);
  if (ask === null) throw new Error('useConfirm needs a ConfirmationProvider around it.');
  return ask;
}

/** A callback that fails closes it as well: its failure is its own to tell. */
async function runThen(callback: (() => unknown) | undefined, close: () => void): Promise<void> {
  try {
    await callback?.();
  } finally {
    close();
  }
}
