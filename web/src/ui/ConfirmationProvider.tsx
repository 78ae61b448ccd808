import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import {
  type ConfirmationOptions,
  changeConfirmation,
  confirmationDefaults,
} from './confirmation.ts';

type Ask = (options: ConfirmationOptions) => void;

const ConfirmationContext = createContext<Ask | null>(null);

/** One confirmation for everything inside: closed until somebody asks, and then as if never asked. */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const [state, change] = useReducer(changeConfirmation, confirmationDefaults);
  const ask = useMemo<Ask>(() => (options) => change({ kind: 'ask', options }), []);
  const close = () => change({ kind: 'reset' });
  return (
    <ConfirmationContext value={ask}>
      {children}
      <ConfirmDialog
        state={state}
        onAccept={async () => {
          await state.accept?.();
          close();
        }}
        onReject={() => {
          void state.reject?.();
          close();
        }}
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
